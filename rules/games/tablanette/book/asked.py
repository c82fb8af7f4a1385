"""How players of Tablanette tell what may happen, in everyday words."""

from .outcries import OUTCRIES
from .stories import STORIES

ASKED = """
card_exposed_in_deal: I saw one of the six cards when they were dealt
wrong_count: seven cards; five cards; I have only five
    not six cards; last hand is short; the last six do not come out; dealt seven to me
    five cards in hand instead of six; I have seven and he has six
    she got one too many
    dealt seven by mistake; only five in my hand
    I should have six; dealt me one less than you
    the last lot does not come to six each; he gave himself seven
wrong_layout: five on the table; three on the table; not four cards on the table
    too many cards on the table; too few cards on the table; layout is wrong
    put five cards in the middle; dealt three face up; forgot the table cards
    no cards on the table; forgot to put four on the table; layout has six cards
    dealer put too many to the table; wrong number of open cards in the middle
    middle has only three; we have five in the middle
    there lie only three cards in the middle
    dealer put out five; there are only three face up; one too many in the middle
    she put too many on the table; forgot to lay out four; we have five lying here
    the middle should be four; he laid out six
    there is nothing on the table at the start; one short in the middle at the start
jack_on_the_table: a jack among the four; jack on the table at the start
    jack face up in the layout; replace the jack; jack was turned
    two jacks on the table; jack lies in the middle; knave in the middle
    what if a jack is dealt to the table
    do we bury the jack; the four open cards contain a jack
    there is a jack in the beginning on the table; jack lies open from the start
    one of the four is a jack; the first four have a knave
    a jack came out in the middle
    what do we do with a jack that is turned up at the start; swap the jack out
    there are two jacks in the first four
not_shuffled: old piles not mixed; the captured cards were not shuffled
imperfect_pack: 51 cards; 53 cards; not 52 cards; two tens of diamonds
    no two of clubs in the pack
redeal_agreed: piles mixed with the table; table cards and piles got mixed
    the table cards got mixed up with mine; piles and table all mixed up
played_out_of_turn: played twice running; who plays now; he played two times
    whose turn is it; it was my turn; he took before me; captured out of turn
    opponent played again; two turns in a row
    he had two goes; she went twice; that was my go; it is not his turn
    he took before I could play; who is next
takes_card_back: wants to take different cards; take other cards instead
    wants another capture; can he change what he takes
    he took the eight but wants the pair; put the cards back and take others
    can he take something else with it; he now wants the other ones
    she picked up and wants to put back
two_cards_played: one card a turn; may I play two cards
    can I put two at once; he laid two on the table in one go
false_tablanette: called tablanette but a card was left; false call; wrong call
    table was not empty; not a sweep
    said tablanette and there was still a card; said tabla wrongly
    shouted tablanette too early; cards were left on the table; it was no tablanette
    overlooked a card lying there; claimed a sweep that was not
    announced tablanette although one was left
    he called it but the table was not clear
    said tablanette and a two was still there
    he shouted tablanette and there is still one there
    she called it and there was a card left; it was not clear; said it too soon
    he called a sweep but one was hidden under another
    it is not one because there is still a card; shouts tabla for nothing
    what if you call it wrongly
wrong_capture: took cards that do not match; wrong sum
    does not add up; took too much; took a wrong card; added wrongly
    took cards that do not add up; took seven and five with a king; king is fourteen
    queen is thirteen; he cannot take that; illegal capture
    picked up a card he may not; miscalculated; his numbers do not make ten
    took nine with an eight; wrong take; captured a card too many
    what does a queen count in a sum; what is a king worth when taking
    nine and five with a king; that is not the right sum
    she took a card that does not fit
    that does not make ten; her sum is out
    those do not match; he cannot add; took a king with a queen
    three and five is not nine; picked up one that did not belong
    he helped himself to a card too many; wrong ones taken; six and seven is not a queen
sum_too_long: took a sum of four cards; five cards in a sum
    how many cards may I take in a sum; long sum; two or three cards
    four cards added together; may I add four cards; is a sum of four allowed
    he added up four cards; ace two three four make ten; limit of cards in a sum
    more than three cards in one sum; adding five small cards
    he took four with one; can you add up that many; he added five little cards
    may I make ten out of four cards; is there a limit how many I add
    more than three in a sum; one two three and four with a ten
missed_capture: left cards he could have taken; overlooked a card; forgot to take
    took only part; could have taken more; missed a pair
    did not see that I could take; may the other take what I left
    I forgot to pick up the nine; he took only one of two
    he did not take everything he could; missed a sum; can I still take what I forgot
    overlooked a capture; I left a card by mistake; there was more to take
    she left one that she could take
    he left one there that matches; she did not see the pair
    can I take it after all; you missed one; I only took one of them
    he did not notice the sum; can I nick what he left; I forgot to take the other one
    there was another he could have had; I just laid a card and could have taken
forgot_to_call: did not call tablanette; forgot to say tablanette; not announced
    silent sweep; late call; forgot to score tablanette; missed tablanette
    must I say tablanette; cleared the table without saying it
    swept the table and said nothing; did not shout tabla; do I have to announce it
    forgot to write my tablanette; noticed later that it was a tablanette
    swept it and was silent; he did not say anything when the table was empty
    he cleared it and kept quiet; she did not say it
    I cleared the table but said nothing; can I still call it
    he swept and forgot to say; nobody noticed it was one
    I forgot to claim my tablanette; must it be said aloud; too late to call it
tablanette_wrongly_scored: tablanette scored wrongly; wrong points for a tablanette
    too many points for a sweep; impossible number
    forgot my own card in the tablanette; added the tablanette wrong
    tablanette entered with a wrong number
    phone does not accept the tablanette points; counted the tablanette twice
    scored 20 for a tablanette and it was 30
    wrote a wrong value for clearing the table; he wrote too little for the tablanette
    the tablanette should be 20
    he wrote ten for it and it was twenty; I put down too little for my tablanette
    she scored too much for clearing; left out his own card when he added
    added up the tablanette badly; app will not take what my tablanette was
    it should have been more for the tablanette
looked_in_pile: looked through a pile; counts his cards; looked at taken cards
    counting aces; may I look at my pile; has the ten gone; look in my own pile
    checks his pile; peeked at the captured cards; he keeps counting what he has taken
    may I count my cards during the game; see the cards I took
    looked at the last capture; turned his pile over; he counts what he has taken
    may I see my own cards I won; he looks what is in his heap
    he is counting his pile; can I see what I have taken; she went through her pile
    is it fair to look what you have won; I want to check my pile for aces
    am I allowed to count what I have; he is forever looking in his heap
    may I look if the ten is in mine
last_taker_disputed: who took last; last to take; who gets the rest
    we do not know who took last; dispute about the last capture
    both say they took last; who made the last take
    nobody remembers who captured last; forgot who took the last cards
    who has the last capture
    which of us took last; I say I was last to take; who had the final take
    each says he took last; nobody saw who took last; was she the last to capture
count_wrong: not 22; not 52 cards; we have 21 points together; 51 cards when counted
    more than 22 points; less than 22; one card short at the count
    piles do not make 52
    it does not make 22; we only get to twenty; together it is not fifty two
    we are a card down in the piles; we have one point too many between us
disagreement: I called it; did he take it; he says it was a tablanette
who_deals_first: low card deals; does the dealer change every deal
who_leads: who plays first after the new hand; first card
    whose turn is it after new cards; who begins after six new cards
    who plays after new cards
    non dealer starts; who goes first after we get six new ones
ace: is an ace one or eleven; ace low or high; what does the ace count
    value of the ace; ace takes ace; ace in a sum; can the ace be eleven
    ace as 1 or 11; may I use ace as eleven; how much is an ace when taking
    aces two ways; can I count the ace as I like; two aces one and eleven
    can it be eleven; one or eleven; how does the ace count; is my ace high
    is the ace one; which is an ace; ace with a ten; what can I take with an ace
    may I take a jack with an ace
jack: what does a jack do; does the jack take all; value of a jack; knave
    jack is twelve; sweep with a jack; what can a jack take; jack takes everything
    jack on an empty table; is a jack a tablanette
    can I take a jack with another card; how does the jack work
    clear the table with a jack; does it take kings too
    what is a jack good for
    can a jack sweep; does my knave take it all
    what does the knave do; does the jack count as a tablanette
    can a jack take kings; what if there is nothing there for my jack
several_groups: may I take two sums at once; pair and sum together; take both
    several groups; take a nine with nine and five four; how much may I take
    take more than one set; can one card take two cards
    take two eights with one eight; all combinations at once
    may I take everything that fits; take the ten and also six and four
    multiple captures with one card; use a card in two sums
    eight and also five and three with an eight; two things with one card
    is it allowed to take all of them
    can I take both; can I have the pair and the sum
    take eight and five three together; more than one lot; all that match
    can I take three sevens; does one card take everything that fits
    can I take both the nines; may I combine
must_take: must I take if I can; forced to take; may I leave it; compulsory to take
    hold back; lay a card without taking; can I put a card down instead of taking
    do I have to capture; is it allowed not to take; can I just discard a card
    play a card though I could take; do I have to take; may I leave the cards there
    I do not want to take
    may I just put one down; can I leave it
    can I choose not to take; am I made to take; I would rather not take it
    is taking optional; can I lay a card though it fits; must you capture when you can
what_is_tablanette: what is a tablanette; when is it a tablanette; clear the table
    sweep the table; taking the last card of the table
    one card on the table taken is it tablanette
    is it a tablanette if there was one card only; what does tabla mean
    last card of the deal and table is empty
    does the very last card make a tablanette; when do I say tablanette
    is it a tablanette when only one card was there
    table is empty after my play what is that called
    what counts as a tablanette; when have I got one
    what is it when the table is empty; does one lone card count
    is the last one of the deal a tablanette; do I get one for taking everything
    what does it mean, tablanette; is it one if a jack takes it
tablanette_value: what does a tablanette score; points for a tablanette
    how much is a tablanette; how many points for a sweep; add up the cards
    does my own card count too; face value; how do I count a tablanette
    how much do I get for clearing the table
    value of a tabla; how many points if I clear it; what do I write for a tablanette
    how much do I get for it; what is a sweep worth; do I add mine on
    what do I score for clearing up; how are the points for it worked out
    is it the sum of the cards; points for taking everything; how much for a tabla
no_new_layout: are new cards put on the table; new four on the table
    four more to the table; deal to the table again; second round; next six
    table is empty do we deal cards to it; do we fill up the table
    new cards in the middle after each hand; put new cards when the table is empty
    do we lay out four more; new cards for the table
    do we put out four more
    only the hands are dealt again; new cards just for us or for the table too
    nothing in the middle do we put some out
rest_of_table: who gets the cards left at the end; last cards on the table
    left over cards; remaining cards; last taker gets the rest
    what happens to the rest of the table
    cards still on the table after the last play
    do the leftover cards count as tablanette
    nobody can take the last cards who owns them; nobody could take them who has them
    whose are the ones left over; who has what is left on the table
    what about the cards that nobody took; last cards lying there who gets them
    do the last ones make a tablanette; do I get the rest if I took last
    cards are left at the very end
nobody_took: nobody took anything; no captures; nothing taken; empty piles
    zero points; neither of us took a card; no one captured in the whole deal
    no last taker; both have nothing; no one could take
    no one has taken anything; we never took a card; neither has a pile
    nobody captured all hand; there was no take; what if no one takes
card_points: ten of diamonds; two of clubs; count the pile; points at the end; big ten
    little two; how do we count the piles; what is the two of clubs worth
    which captured cards give points; points in the pile; how many points in a deal
    final counting; how do I count at the end; is the diamond ten worth two
    what does a club two give
    what do I count in my pile; which of my cards give points
    is the two of clubs worth one; how much for the big ten
    what are aces worth at the end; how many points are there; do kings give points
    add up my pile; what does the ten of diamonds bring
most_cards: both have 26 cards; most cards; 26 each; three points for most cards
    equal piles; tie on cards; who has more cards; same number of cards
    how much for the most cards; how much for having more cards; 27 cards
    we both have half of the cards; who gets the three
    we have 26 both; who gets the three for cards; same number in both piles
    do we share the three; what for more cards; how much for having the most; 27 to 25
    it is even on cards
what_ends_the_game: 251; somebody has enough in mid-deal; who is first
    reached the points; game over; reached 251 with a tablanette; is it over at once
    out in the middle of a deal
    I have 251 in the middle; over 251; does it end at once at 251
    I got there with a tablanette; first to two hundred and fifty one
    how many points do we play to; am I out
both_over: both over 251; both have enough; both out
    both reached 251 in the same deal; level above the target; tie; same total
    it is a draw; who wins if both are over; we both passed the target
    equal at the end; same score; both made it
    we both got past it; who has won if we both made it
    we are level above 251; both reached it; both out in the same hand
    equal totals over the target; the same score at the end who wins
    is the higher one the winner; neck and neck past the post
what_is_owed: the difference of the scores; one unit
lost_card: which pile does the found card belong to
    found one after the count whose is it
"""
ASKED += STORIES + OUTCRIES
