"""How players of Tablanette tell whole stories of what happened."""

STORIES = """\
wrong_count: Ana has five cards and Petar has seven
    he dealt three and two instead of three and three; at the last deal I get four
    she has still one card and I have none; one player plays longer than the other
    in my hand there are seven; for the last six there are only eleven cards
    he has one card less than I before the next six are dealt
wrong_layout: three open cards to begin; he forgot the four for the table
    dealer laid only three open; the first open cards are not four
    two of the open ones stick together; I see five face up at the beginning
    he dealt the hands and nothing to the table; put a card too many to the open ones
jack_on_the_table: among the first open cards is a jack
    he laid out four and one was a knave; J on the table when we begin
    there came a jack, what to do with it; can a jack stay with the first four
    do we put the jack under the pack; first cards on the table are two jacks and a nine
    jack in the opening layout; a knave is lying open before the first play
no_new_layout: table is empty and we got new six
    second dealing, also four for the middle; do you deal four again in the middle
    when hands are over we get new cards; are there new open cards with every six
    do we put cards in the middle again; the table got bare, is it filled
    dealer wants to put four more down; at the next dealing, does the table get some
played_out_of_turn: Ana played two times after another; he plays after he just played
    who has to play now; he threw his card and it was still my play
    I was to play and she laid down a card; whose move is it; he moved twice
    we do not know who is to play; he did not let me play
    dealer played first but the other should
takes_card_back: I took the seven, may I take the four and three instead
    he already laid the king and wants it back; she wants to take other cards with it
    laid down the ten but could take; I played the wrong card
    may she put back what she took and take something better; undo my capture
    I want to put another one; he changes his mind about the cards he takes
two_cards_played: he put down two cards in one turn
    she captured with two cards from the hand; may I lay two from my hand
    two cards went to the table from me; he laid an eight and a three together
    can I use two of my own cards to take; played a pair of cards from hand
false_tablanette: Petar called it and did not see the two lying there
    he says tablanette but there remains a four; she called but one card was covered
    he said it with a card still on the table; wrong tablanette
    one card stays there and he wants the points
    he counted points for clearing and a seven was lying there
    says tablanette with cards in the middle; he cried it but did not take all
    what does he lose when he calls and it is none; shouted and was mistaken
    it was no tabla because a card was hidden
wrong_capture: she took a king with eight and five; he took a nine with a queen
    his cards make eleven and he played ten; the sum is twelve, he played thirteen
    he took cards which are together not that much; wrong addition when taking
    six and three and he played a ten; he collected more than the card is worth
    jack is not eleven; took queen as twelve; counted the king as thirteen
    those cards he must put back; the card he played does not fit them
    it is one too many what she took; can he take these two with that
    they are more than the card he laid; took a jack with a ten and two
sum_too_long: he made a sum from four cards; how many cards may be in a sum
    out of five cards he makes a king; is it permitted to add four or more
    she adds four cards to thirteen; he took four little ones with one queen
    one card takes 2 and 3 and 4 and 5; may I put together four cards
    do three cards in a sum count and four not; take many small cards as one sum
missed_capture: there lay a six and he had a six but left it
    he laid down the nine and nine was there; she took the king but not the ten and four
    five and four lay there and he played nine without taking
    he took only the pair and not the sum; a card stayed that he could have
    he let the queen lie and took only the other; she did not take everything that fits
    I see now that I could take the eight too
    I put a seven and overlooked the four and three
    he played an eight to the table and there was an eight; too late to take it now
    forgot to take the second one; can he pick them up later
forgot_to_call: I took all and said nothing; table empty and no call
    he cleaned the table and did not say the word; it was one but we did not call it
    we notice after the next card that it was one
    took the last cards from the table silently; must one call it out
    I did not say it and he says it does not count; can I claim it one turn later
    he took the last one and kept still; does it count when you do not say it
tablanette_wrongly_scored: he wrote 12 for a tablanette, it was 24
    for the tablanette with the king too much was written
    I got 10 for it and should have 20; too little points were given for clearing
    the tablanette points are not right; we gave eleven for the tablanette
    forgot to double it; counted only the cards on the table for it
    counted only my own card for it; the value of the tablanette was wrong
    wrong number for the sweep; phone refuses what we put for the tablanette
looked_in_pile: Ana turns her pile and looks what she has
    he is looking into the taken cards; may I look what I have taken already
    count how many I have in the heap; wants to know if the ten of diamonds is gone
    she looks through what she captured; how many cards have I, may I count
    he took up the pile of the other; may I check the last taken cards
    are we permitted to look in the won cards
ace: ace with five makes six; what is the number of the ace; ace and ten, is it a jack
    queen with an ace and a jack; king with ace and three, eleven and three
    can the ace be both; two aces make twelve; may I decide if it is one
    ace on table, what takes it
jack: is clearing with a jack a tablanette
    he cleared the table with the knave, any points; does a jack count twelve in a sum
    may I take a jack with a jack only; with the jack he took it all and says tablanette
    can nine and three take a jack; what does the knave take; do jacks take jacks
several_groups: may I take two groups with one card; I want all three combinations
    ten and seven with three, both; can I take two sevens and four and three
    take two different sums at a time; the same card in two sums
    can I take the queen and the nine and four; may I choose more than one combination
    she took two lots with one card
must_take: do I have to take when it fits; can I keep the ten and put down a two
    must he take if there is the same card; I can take but I do not want
    is taking a duty; he refused to take, is that allowed
    may I lay down a king though a king lies there
    can I play it to the table and not take
what_is_tablanette: when is the table swept; what must I do for a tablanette
    he took the only card there, is that tablanette
    does a sweep with the last card count; is it one when I take all in one go
    the table is empty now, have I something; if there lies only one card and I take it
    taking all the cards at once; does clearing by a jack count as one
tablanette_value: cleared with a nine, what do I get
    what is given for emptying the table
    I took seven and three with a ten, how many for tablanette
    tablanette with king how many; is it the double of my card
    what does it score when I take a queen with a queen; how is it counted when I clear
    points for the swept table; an ace cleared the table, is it one or eleven
    what is the sweep good for
last_taker_disputed: who was the last that took something
    we forgot who took last before the end; he says he has taken last and I say me
    nobody knows who made the last capture; I am sure that I took last
    the last ones go to whom, we cannot say; both claim the last take
    was it Ana or me who took last; not clear who captured last
    we do not remember the last taking
rest_of_table: at the end there lie still four cards; who may have the cards that stay
    remaining cards go to whom; the game is over and cards lie on the table
    what to do with what is left in the middle; do I get what lies there
    cards which nobody took; does the last one take the rest and is it tablanette
    the last cards in the middle belong to; all hands are empty but not the table
    some cards stay over in the middle; the table has cards when we finish
nobody_took: in this deal nobody took one card
    all cards lie on the table, no one has captured; we both have no pile
    nobody has a capture, what about the points; who gets the cards if nobody took
    not one take in the deal; we played all and took nothing
most_cards: each has the half; who has 27 gets what; how many points for more cards
    what is it worth to have more cards; three points go to whom at 26
    half and half in cards; I have 30 cards, what does it bring
    cards are divided evenly; more than half of the pack
both_over: both came over 251 at the count; he has 260 and I have 255
    both finished in one deal; we both have 253; equal and both over
    both went over it in the last deal; he counted first but I have more
    do we play on when both have it; both are out, who is it; we have the same, over 251
what_ends_the_game: I called tablanette and that makes 251
    he reached it before the deal ended; do we finish the deal when one has 251
    she has 251 and there are cards in hand; until which number do you play
    do I win at once with 251; is it finished when I have it or after counting
    he says he won in the middle of the deal
card_points: ten of diamonds counts how many; what does two of clubs count
    do jacks bring points at the end; queen counts what; how many points for every ace
    what is counted after the last card; what is the small two; do tens bring one
    what are pictures worth when we count; how many does the diamond ten bring
    what points do I get for my heap; the two of clubs how many
    are nines worth anything
count_wrong: we have 53 together; the two heaps are not 52
    we come to 21 points and it must be 22; the count gives 23
    his cards and mine make fifty; piles are one too few; I count 24 and he counts 27
    the points together are wrong; there is one card missing from the piles
    after the deal our cards do not fit
disagreement: he says it was tablanette and I say there lay a card
    we do not agree whether she called; was the table empty or not
who_leads: the one who took last, does he begin
what_is_owed: I lost 251 to 200, how much to pay; is it more if he has under half
    how many units for a lost game
imperfect_pack: two tens of diamonds in the pack; a joker came into the hand
    two of clubs is not in the pack; we have 51 and not 52
exposed_card: he saw my six cards; she held them so I could see a king; my ace was seen
    he let a jack fall and I saw it; I saw what she has
redeal_agreed: the heaps got mixed with the table cards; deal all new, we both want it
    table and piles all thrown together; can we begin the deal new
tablanette_wrongly_scored: he noted 14 for it and it should have been 28
    the phone gives less than I reckon for my clearing; it ought to be more for a sweep
    she put down too many points for sweeping; it says 20 for my sweep, is it not 30
    I swept with a king and they entered only 14; wrong value entered for the clear
    we typed in a wrong figure for clearing the table
must_take: am I forced to take it; obliged to capture; is there a duty to pick it up
    nobody can force me to take; can I refuse to take
    am I made to take a card that fits
    must the matching card be taken; I would rather not take it now
imperfect_pack: the same card came up twice in this deal
    two kings of spades are out; he played a nine of clubs that was taken before
    there are two of this card; that card has been played already by somebody
disagreement: she says it was a nine that took and I say an eight
    I say he took two cards, he says three; nobody watched what was taken
    we remember it differently, which cards went; my word against his what he took with
    he swears that he played a queen and I saw a jack
missed_capture: I did not take the ten, can I have it still
    may I still pick it up, I had the right card; he overlooked a sum and wants it now
    he failed to notice a match and asks for it; she sees too late what she could get
    can I have the ones I overlooked; did not spot that it made thirteen
wrong_capture: several cards later we see that his take was wrong
    only now I notice that he took what did not add up; found out turns later it was not
    right what she took; he grabbed five and four with an eight
rest_of_table: four lie there after the very last card, to whom do they belong
    whose are the cards that lie there when we have none left
    no more cards in hand and three in the middle, who has them
played_out_of_turn: it was my go and he has taken cards already
    he took before I could play; she has gone twice; I was next and he put his down
    jumped the queue; he was not on turn and captured something
forgot_to_call: we did not write down his sweep two turns ago
    we left out a tablanette a few cards back
    her sweep was not entered when she made it
    a clear was never put in the phone; I cleared some time ago without a word
wrong_layout: there are six open instead of four; only two lie in the centre
    an extra card lies in the middle at the start; the centre was not laid out
wrong_count: he picked up eight; in the second lot one of us got five
    handed out unevenly; I am one short after the third lot
card_exposed_in_deal: one turned over when he handed out; the top one was face up
    I could see one as she gave it to me; a card flipped over as he dealt
wrong_dealer: you dealt last time as well; it should be me giving out the cards
    he has dealt two deals one after the other
who_leads: which of us goes first; does the one who did not deal play first
    who opens; who has the first go
no_new_layout: do four more come to the middle with the next six
    is the centre filled up again after we ran out of cards
several_groups: how much may one card lift at a time; lift a seven and a sum together
    in one go the same card and a sum
jack: what is a knave worth; does the jack clear everything
    how much does a jack count; a jack sweeps it all, is that so
false_tablanette: called a sweep and one was still there; not everything was taken
    said the table was clear but it was not
looked_in_pile: flicking through what he has won to see what is gone
    is it all right to see what you have got already
card_points: at the count, what is each card good for; what do I count in my pile
most_cards: we have twenty six both; same number of cards, who has the three points
player_leaves: he must go home, may somebody go on for him
takes_card_back: I meant to play another one; he wants a different card after letting go
ace: what is an ace worth; is an ace high or low; does an ace count as one or as eleven
    how much does the ace count when taking; an ace as one now and as eleven later
    what value has an ace; is the A a 1; may I say that my ace is eleven
    can an ace be taken as one; ace plus ten, is it eleven or twenty-one
no_new_layout: does the table get fresh cards; are more cards turned up later
    is anything added to the table when hands are dealt again; refill the table
    after the first six are played are four turned again; do we lay out another four
    table is bare at the new dealing, do we turn some up; only the hands get new cards
    four cards only at the very beginning, or each time; new cards into the middle
missed_capture: he could have taken it but laid his card down; he did not notice
    I forgot to take the cards that fit; she had the right card and did not take
    he put it on the table though it matched; may I take what he missed
    can I get what he has overlooked; what if somebody forgets to take
"""
