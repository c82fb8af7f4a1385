"""How players of Tablanette tell what may happen, in everyday words."""

ASKED = """
card_exposed_in_deal: I saw one of the six cards when they were dealt
wrong_count: seven cards; five cards; he has seven cards; I have only five
    not six cards; last hand is short; the last six do not come out; dealt seven to me
    five cards in hand instead of six; I have seven and he has six
    she got one too many
wrong_layout: five on the table; three on the table; not four cards on the table
    too many cards on the table; too few cards on the table; layout is wrong
    put five cards in the middle; dealt three face up; forgot the table cards
    no cards on the table; forgot to put four on the table; layout has six cards
    dealer put too many to the table; wrong number of open cards in the middle
    middle has only three; we have five in the middle
    there lie only three cards in the middle
jack_on_the_table: a jack among the four; jack on the table at the start
    jack face up in the layout; replace the jack; jack was turned
    two jacks on the table; jack lies in the middle; knave in the middle
    turned a jack to the table; what if a jack is dealt to the table
    do we bury the jack; the four open cards contain a jack
    there is a jack in the beginning on the table; jack lies open from the start
not_shuffled: old piles not mixed; the captured cards were not shuffled
imperfect_pack: 51 cards; 53 cards; not 52 cards; two tens of diamonds
    no two of clubs in the pack
redeal_agreed: piles mixed with the table; table cards and piles got mixed
played_out_of_turn: played twice running; who plays now; he played two times
    whose turn is it; it was my turn; he took before me; captured out of turn
    opponent played again; two turns in a row
takes_card_back: wants to take different cards; take other cards instead
    wants another capture; can he change what he takes
    he took the eight but wants the pair; put the cards back and take others
two_cards_played: one card a turn; may I play two cards
false_tablanette: called tablanette but a card was left; false call; wrong call
    table was not empty; called by mistake; not a sweep
    said tablanette and there was still a card; said tabla wrongly
    shouted tablanette too early; cards were left on the table; it was no tablanette
    overlooked a card lying there; claimed a sweep that was not
    announced tablanette although one was left
    he called it but the table was not clear
    said tablanette and a two was still there
wrong_capture: took cards that do not match; wrong sum; the sum is wrong
    does not add up; took too much; took a wrong card; added wrongly
    took cards that do not add up; took seven and five with a king; king is fourteen
    queen is thirteen; he cannot take that; illegal capture
    picked up a card he may not; miscalculated; his numbers do not make ten
    took nine with an eight; wrong take; captured a card too many
    what does a queen count in a sum; what is a king worth when taking
    nine and five with a king; that is not the right sum
    she took a card that does not fit
sum_too_long: took a sum of four cards; five cards in a sum
    how many cards may I take in a sum; long sum; two or three cards
    four cards added together; may I add four cards; is a sum of four allowed
    he added up four cards; ace two three four make ten; limit of cards in a sum
    more than three cards in one sum; adding five small cards
missed_capture: left cards he could have taken; overlooked a card; forgot to take
    took only part; could have taken more; missed a pair
    did not see that I could take; may the other take what I left
    I forgot to pick up the nine; he took only one of two
    he did not take everything he could; missed a sum; can I still take what I forgot
    overlooked a capture; I left a card by mistake; there was more to take
    she left one that she could take
forgot_to_call: did not call tablanette; forgot to say tablanette; not announced
    silent sweep; late call; forgot to score tablanette; missed tablanette
    must I say tablanette; cleared the table without saying it
    swept the table and said nothing; did not shout tabla; do I have to announce it
    forgot to write my tablanette; noticed later that it was a tablanette
    swept it and was silent; he did not say anything when the table was empty
tablanette_wrongly_scored: tablanette scored wrongly; wrong points for a tablanette
    too many points for a sweep; impossible number
    forgot my own card in the tablanette; added the tablanette wrong
    tablanette entered with a wrong number
    phone does not accept the tablanette points; counted the tablanette twice
    scored 20 for a tablanette and it was 30
    wrote a wrong value for clearing the table; he wrote too little for the tablanette
    the tablanette should be 20
looked_in_pile: looked through a pile; counts his cards; looked at taken cards
    counting aces; may I look at my pile; has the ten gone; look in my own pile
    checks his pile; peeked at the captured cards; he keeps counting what he has taken
    may I count my cards during the game; see the cards I took
    looked at the last capture; turned his pile over; he counts what he has taken
    may I see my own cards I won; he looks what is in his heap
last_taker_disputed: who took last; last to take; who gets the rest
    we do not know who took last; dispute about the last capture
    both say they took last; who made the last take
    nobody remembers who captured last; forgot who took the last cards
    was it me or him who took last; who has the last capture
count_wrong: not 22; not 52 cards; we have 21 points together; 51 cards when counted
    more than 22 points; less than 22; one card short at the count
    piles do not make 52
disagreement: I called it; did he take it; he says it was a tablanette
    did she say tablanette
who_deals_first: low card deals; does the dealer change every deal
who_leads: who plays first after the new hand; first card
    whose turn is it after new cards; who begins after six new cards
    who plays after new cards
ace: is an ace one or eleven; ace low or high; what does the ace count
    value of the ace; ace takes ace; ace in a sum; can the ace be eleven
    ace as 1 or 11; may I use ace as eleven; how much is an ace when taking
    aces two ways; can I count the ace as I like; two aces one and eleven
jack: what does a jack do; does the jack take all; value of a jack; knave
    jack is twelve; sweep with a jack; what can a jack take; jack takes everything
    jack on an empty table; is a jack a tablanette
    can I take a jack with another card; how does the jack work
    clear the table with a jack; my jack takes all; does it take kings too
    what is a jack good for
several_groups: may I take two sums at once; pair and sum together; take both
    several groups; take a nine with nine and five four; how much may I take
    take more than one set; can one card take two cards
    take two eights with one eight; all combinations at once
    may I take everything that fits; take the ten and also six and four
    multiple captures with one card; use a card in two sums
    eight and also five and three with an eight; two things with one card
    is it allowed to take all of them
must_take: must I take if I can; forced to take; may I leave it; compulsory to take
    hold back; lay a card without taking; can I put a card down instead of taking
    do I have to capture; is it allowed not to take; can I just discard a card
    play a card though I could take; do I have to take; may I leave the cards there
    I do not want to take
what_is_tablanette: what is a tablanette; when is it a tablanette; clear the table
    sweep the table; taking the last card of the table
    one card on the table taken is it tablanette
    is it a tablanette if there was one card only; what does tabla mean
    last card of the deal and table is empty
    does the very last card make a tablanette; when do I say tablanette
    is it a tablanette when only one card was there
    table is empty after my play what is that called
tablanette_value: what does a tablanette score; points for a tablanette
    how much is a tablanette; how many points for a sweep; add up the cards
    does my own card count too; face value; how do I count a tablanette
    is a tablanette one point; how much do I get for clearing the table
    value of a tabla; how many points if I clear it; what do I write for a tablanette
no_new_layout: are new cards put on the table; new four on the table
    four more to the table; deal to the table again; second round; next six
    table is empty do we deal cards to it; do we fill up the table
    new cards in the middle after each hand; put new cards when the table is empty
    do we lay out four more; new cards for the table
rest_of_table: who gets the cards left at the end; last cards on the table
    left over cards; remaining cards; last taker gets the rest
    what happens to the rest of the table
    cards still on the table after the last play
    do the leftover cards count as tablanette
    nobody can take the last cards who owns them; nobody could take them who has them
nobody_took: nobody took anything; no captures; nothing taken; empty piles
    zero points; neither of us took a card; no one captured in the whole deal
    no last taker; both have nothing; no one could take
card_points: ten of diamonds; two of clubs; count the pile; points at the end; big ten
    little two; how do we count the piles; what is the two of clubs worth
    which captured cards give points; points in the pile; how many points in a deal
    final counting; how do I count at the end; is the diamond ten worth two
    what does a club two give
most_cards: both have 26 cards; most cards; 26 each; three points for most cards
    equal piles; tie on cards; who has more cards; same number of cards
    how much for the most cards; how much for having more cards; 27 cards
    we both have half of the cards; who gets the three
what_ends_the_game: 251; somebody has enough in mid-deal; who is first
    reached the points; game over; reached 251 with a tablanette; is it over at once
    out in the middle of a deal
both_over: both over 251; both have enough; both out
    both reached 251 in the same deal; level above the target; tie; same total
    it is a draw; who wins if both are over; we both passed the target
    equal at the end; same score; both made it
what_is_owed: the difference of the scores; one unit
lost_card: which pile does the found card belong to
"""
