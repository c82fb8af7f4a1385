// Partials drawn at once are what LiquidJS itself makes of them, whatever they say.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as liquidjs from "liquidjs";
import { pagesOf } from "../../static/js/engine/pages.js";

const TEMPLATES = {
  "text.html": "<p>1 &lt; 2</p>\n",
  "values.html": "{{ page.name }}|{{ page.number }}|{{ page.is }}|{{ page.none }}|{{ page.gone.far }}",
  "signs.html": "{{ page.signs }}",
  "list.html": "{{ page.list }} {{ page.list.size }} {{ page.list.first }} {{ page.list[1] }}",
  "filter.html": "{{ page.name | upcase }} {{ page.signs | raw }}",
  "if.html": "{% if page.none %}1{% elsif page.zero %}2{% elsif page.empty %}3{% else %}4{% endif %}",
  "equal.html": "{% if page.name == page.other %}same{% endif %}{% if page.number > 3 %}more{% endif %}",
  "for.html": "{% for one in page.list %}{{ one }}{% for page in page.rows %}{{ page.word }}{% endfor %},{% endfor %}",
  "odd.html": "{% for one in page.name %}({{ one }}){% endfor %}{% for one in page.none %}{% else %}none{% endfor %}{% for one in page.list limit: 1 %}{{ one }}{% endfor %}",
  "include.html": '{% include "text.html" %}{% include page.part %}{% include "named.html", one: page.name %}',
  "named.html": "{{ one }}{% assign two = one %}{{ two }}{% for one in page.gone %}{{ one }}{% endfor %}",
};
const page = () => ({
  name: "Ann & <Ben>",
  other: "Ann & <Ben>",
  signs: `"'<>&`,
  number: 7,
  zero: 0,
  is: true,
  none: null,
  empty: [],
  list: ["a", "<", 3],
  rows: [{ word: "x" }, { word: null }],
  part: "signs.html",
});

for (const name of Object.keys(TEMPLATES)) {
  test(`${name} is drawn as LiquidJS draws it`, () => {
    let made;
    class Liquid extends liquidjs.Liquid {
      constructor(options) {
        super(options);
        made = this;
      }
    }
    const draw = pagesOf({ ...liquidjs, Liquid }, TEMPLATES);
    const drawn = draw(name, { page: page() });
    assert.equal(drawn, made.renderFileSync(name, { page: page() }));
    assert.equal(draw(name, { page: page() }), drawn); // the second time, too
  });
}

test("what our partials are made of is not left to LiquidJS", () => {
  const draw = pagesOf(liquidjs, TEMPLATES);
  const { value } = liquidjs.Value.prototype;
  liquidjs.Value.prototype.value = () => assert.fail("by its generators");
  try {
    for (const name of ["values.html", "signs.html", "if.html", "for.html"]) draw(name, { page: page() });
  } finally {
    liquidjs.Value.prototype.value = value;
  }
});
