"""How a phone behaves is told and kept on it, and seen, heard and felt at the table."""

import pytest

from tests.browser.letters import in_each
from tests.browser.page_scripts import OPEN_ALL
from tests.browser.thumb import BREATH, Thumb

RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [1]},
}
# What the browser would say, do and hold, noted in its stead.
NOTED = """(() => {
  window.noted = { felt: [], said: [], tones: 0, locks: 0 };
  navigator.vibrate = (ms) => { noted.felt.push(ms); return true; };
  speechSynthesis.speak = ({ text }) => noted.said.push(text);
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function () {
    noted.tones += 1;
    return createOscillator.call(this);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    const lock = { released: false };
    lock.release = async () => {
      noted.locks -= 1;
      lock.released = true;
    };
    noted.locks += 1;
    window.lock = lock;
    return lock;
  } } });
})()"""
CENTRE = (
    "one => { const box = one.getBoundingClientRect(); return box.x + box.width / 2 }"
)
PINOCHLE = {"game": "pinochle", "players": ["Ann", "Bob", "Cleo", "Dan"]}
COLOURS = """() => {
  const chips = [...document.querySelectorAll('.pad .chip')];
  const one = sign => chips.find(chip => chip.innerText.endsWith(sign));
  return [...'\u2660\u2663\u2665\u2666'].map(sign => getComputedStyle(one(sign)).color);
}"""


@pytest.fixture
def phone(at_table):
    phone = at_table(RECORD, reduced_motion="reduce")
    phone.add_init_script(NOTED)
    phone.reload()
    return phone


def told(phone, words):
    """The table of a phone that was told so, in the words that it keeps."""
    phone.add_init_script(f"localStorage.setItem('device', '{words}')")
    phone.reload()
    return Thumb(phone)


def noted(phone, what):
    return phone.evaluate(f"noted.{what}")


def test_an_entry_is_felt_and_a_refusal_more(phone):
    thumb = Thumb(phone)
    thumb.enter(thumb.chip("0"))
    assert noted(phone, "felt") == [15]
    phone.route("**/entries/", lambda route: route.abort())
    thumb.refused(thumb.chip("0"))
    assert noted(phone, "felt")[-1] == 60
    thumb = told(phone, "")
    phone.unroute("**/entries/")
    thumb.enter(thumb.chip("0"))
    assert noted(phone, "felt") == []


@pytest.mark.long
def test_a_ruling_is_spoken_where_the_referee_speaks(phone):
    phone.add_init_script("localStorage.setItem('device', 'speak')")
    phone.goto(f"{phone.url}referee/bid_out_of_turn/")
    ruling = phone.locator(".ruling .loud").inner_text()
    phone.wait_for_function("words => noted.said.includes(words)", arg=ruling)


def test_the_call_is_spoken_once_where_speech_is_on(phone):
    thumb = Thumb(phone)
    thumb.enter(thumb.chip("0"))
    assert noted(phone, "said") == []
    thumb = told(phone, "speak sound")
    assert noted(phone, "said") == []
    thumb.enter(thumb.chip("0"))
    woken, said = noted(phone, "said")  # some phones speak only once they were tapped
    assert (woken, said) == ("", "Bob bids 0. 1 card. 0 so far, Cleo to bid.")
    phone.evaluate("htmx.trigger(document.getElementById('table'), 'htmx:load')")
    assert len(noted(phone, "said")) == 2
    phone.wait_for_function("() => noted.tones === 1")


@pytest.mark.long
def test_a_refusal_is_spoken_too(phone):
    thumb = told(phone, "speak")
    phone.route("**/entries/", lambda route: route.abort())
    refusal = thumb.refused(thumb.chip("0"))
    assert noted(phone, "said")[-1] == refusal


def test_what_was_said_is_said_again_by_a_button_or_a_key(phone):
    thumb = told(phone, "speak")
    thumb.enter(thumb.chip("0"))
    call = noted(phone, "said")[-1]
    thumb.tap(phone.locator("#menu"))
    thumb.tap(phone.get_by_role("button", name="Say again"))
    assert noted(phone, "said")[-2:] == [call, call]
    phone.keyboard.press("s")
    assert noted(phone, "said")[-1] == "Ann 0, bid 0, deals. Bob 0. Cleo 0."
    phone.keyboard.press("r")
    assert noted(phone, "said")[-1] == call


def test_letters_speak_only_while_the_focus_is_at_the_table(phone):
    thumb = told(phone, "speak")
    thumb.enter(thumb.chip("0"))
    before = noted(phone, "said")
    phone.evaluate("document.activeElement.blur()")
    phone.keyboard.press("s")
    phone.locator("a.skip").focus()
    phone.keyboard.press("r")
    assert noted(phone, "said") == before
    phone.locator("#menu").focus()
    phone.keyboard.press("s")
    assert noted(phone, "said")[-1] == "Ann 0, bid 0, deals. Bob 0. Cleo 0."


def test_letters_are_turned_off_where_the_phone_is_told_so(phone):
    phone.locator("#menu").click()
    phone.locator(".table-menu").get_by_role("link", name="Settings").click()
    phone.wait_for_url("**/device/")
    phone.get_by_text("Keyboard shortcuts").click()
    phone.wait_for_timeout(BREATH)
    phone.get_by_label("Turn off R and S").check()
    phone.wait_for_timeout(BREATH)
    phone.get_by_label("Read aloud").check()
    phone.go_back()
    thumb = Thumb(phone)
    thumb.enter(thumb.chip("0"))
    before = noted(phone, "said")
    phone.locator("#menu").press("Enter")
    phone.get_by_role("button", name="The score").focus()
    phone.keyboard.press("s")
    phone.keyboard.press("r")
    assert noted(phone, "said") == before
    phone.keyboard.press("Enter")
    assert noted(phone, "said")[-1] == "Ann 0, bid 0, deals. Bob 0. Cleo 0."


def test_left_and_turned_are_there_before_the_pad_is_drawn(phone):
    names = [".score .who", ".chip"]
    undo = ".tools a.btn"
    before = [phone.locator(one).first.evaluate(CENTRE) for one in [*names, undo]]
    told(phone, "left")
    after = [phone.locator(one).first.evaluate(CENTRE) for one in [*names, undo]]
    assert after[:2] == before[:2]
    assert after[2] > before[2]
    told(phone, "left turned")
    pad = phone.locator(".pad")
    assert pad.evaluate("pad => getComputedStyle(pad).rotate") == "180deg"
    phone.set_viewport_size({"width": 844, "height": 390})
    assert pad.evaluate(CENTRE) < 422


def test_four_suits_have_four_colours_where_that_is_told(at_table):
    phone = at_table(PINOCHLE)
    spades, clubs, hearts, diamonds = phone.evaluate(COLOURS)
    assert (clubs, diamonds) == (spades, hearts)
    told(phone, "four")
    assert len(set(phone.evaluate(COLOURS))) == 4


def test_the_settings_are_kept_and_worked_by_keys(phone):
    phone.locator("#menu").click()
    phone.get_by_role("link", name="Settings").click()
    phone.wait_for_url("**/device/")
    phone.get_by_label("Read aloud").focus()
    phone.keyboard.press("Space")
    phone.reload()
    assert phone.get_by_label("Read aloud").is_checked()
    assert phone.get_by_label("Vibrate").is_checked()
    assert not phone.get_by_label("Tone").is_checked()


def test_without_javascript_the_settings_say_that_they_need_it(new_phone):
    phone = new_phone(java_script_enabled=False)
    phone.goto("/device/")
    assert phone.locator("noscript .kept").is_visible()
    assert not phone.locator("#device").is_visible()
    assert phone.get_by_role("link", name="Enter a code").is_visible()


def test_the_screen_stays_on_until_the_game_ends(phone):
    phone.wait_for_function("() => noted.locks === 1")
    phone.evaluate("lock.release()")  # as the browser does while the page is hidden
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.wait_for_function("() => noted.locks === 1")
    thumb = Thumb(phone)
    for bid in "010":
        thumb.enter(thumb.chip(bid))
    assert noted(phone, "locks") == 1
    thumb.enter(thumb.button("Enter").first)
    phone.wait_for_function("() => noted.locks === 0")


def test_the_screen_may_go_dark_where_the_phone_is_told_so(phone):
    phone.wait_for_function("() => noted.locks === 1")
    phone.locator(".table-menu summary").click()
    phone.get_by_role("link", name="Settings").click()
    phone.wait_for_url("**/device/")
    assert phone.get_by_label("Keep the screen on").is_checked()
    phone.get_by_label("Keep the screen on").uncheck()
    assert phone.evaluate("localStorage.getItem('device')") == "vibrate sleeps"
    phone.go_back()
    phone.reload()
    Thumb(phone).enter(Thumb(phone).chip("0"))
    assert noted(phone, "locks") == 0
    phone.goto("/device/")
    assert not phone.get_by_label("Keep the screen on").is_checked()


def test_every_setting_fits_a_narrow_phone_in_large_letters(at_table):
    phone = at_table(RECORD, viewport={"width": 360, "height": 740})
    for page in ("/device/", "/held/", "/privacy/"):
        phone.goto(page)
        phone.eval_on_selector_all("details", OPEN_ALL)
        for letters in in_each(phone):
            width = phone.evaluate("document.documentElement.scrollWidth")
            assert width <= 360, (page, letters)


SHY = """() => {
  const { request } = navigator.wakeLock;
  navigator.wakeLock.request = async () => {
    if (navigator.userActivation.isActive) return request();
    throw new DOMException('no tap yet', 'NotAllowedError');
  };
}"""


def test_where_that_wants_a_tap_first_any_tap_will_do(phone):
    phone.add_init_script(f"({SHY})()")
    phone.reload()
    assert noted(phone, "locks") == 0
    phone.locator(".score .who").first.tap()
    phone.wait_for_function("() => noted.locks === 1")


def test_where_no_page_is_kept_that_is_said_once_with_the_way_out(phone):
    phone.get_by_label("No connection").wait_for(state="attached")
    phone.evaluate("document.documentElement.dataset.unkept = 'insecure'")
    lost = "document.dispatchEvent(new Event('server:lost'))"
    phone.evaluate(lost)
    note = phone.get_by_label("No connection")
    assert "Keep this page open" in note.inner_text()
    assert "make run HTTPS=1" in note.inner_text()
    note.get_by_role("button", name="OK").click()
    phone.evaluate(lost)
    assert not note.is_visible()
