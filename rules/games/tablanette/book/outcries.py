"""How players of Tablanette put it in a few words, in the heat."""

OUTCRIES = """\
card_exposed_in_deal: the dealer turned a card round; one of the hand cards came open
    while he dealt I saw a queen of hers; a card went face up to the other player
wrong_count: hands are not equal; he plays his sixth and I have two more
    I took seven off the pack; the deal runs out with too few for me
wrong_layout: the opening four are five; we began with three in the middle
    we started with nothing open; wrong number of open cards before the first play
jack_on_the_table: a knave turned up before anybody played; the layout has a jack in it
    may a jack lie there from the beginning; we turned a jack, put it under
wrong_dealer: it is my deal, not his; she has dealt again; he took the deal twice
not_shuffled: nobody mixed the cards; the taken sets are still together
    he did not give me the cut; the same runs come again
no_new_layout: six more each, and the middle; is the pool made up to four again
    I thought that four new ones come out; middle stays as it is when we get six
played_out_of_turn: twice in succession; he was too quick and it was mine to play
    she went before me; I had not played yet and he took; who goes now
exposed_card: his hand was turned my way; one of my six fell open; she let me look
    I know his last card now; he put his hand down open
two_cards_played: I played a pair at once; two left my hand together
    one too many came out of my hand; he wants to lay both sevens in one turn
takes_card_back: too late to change my take; he took the pair, now he wants the sum
    can I swap the card I laid; she lifted her card again; hand left the card already
false_tablanette: not a real tablanette; he cleared nothing and shouts; it was not bare
    an ace stayed under his hand; he claimed it and there was one more
wrong_capture: ten and three he took with a queen and one more; sum is false
    that is no fourteen; he added wrong and we saw it after; they do not make twelve
    she took two that are thirteen with a king; wrong cards went to his pile
sum_too_long: four small cards for one ten; ace, two, three and five with a jack
    can three and more be put together; sum out of five; most cards in a sum
missed_capture: he did not see it and now wants it; may I take his for me
    there was a match and he laid it down; I should have taken both; she left points
    the king could have taken the king; can I make him take it
forgot_to_call: empty table, nobody said it; do I lose it when I do not say it
    late with my tablanette; he was silent and wants points now; unsaid, does it count
tablanette_wrongly_scored: sweep with a nine, he put ten; it was worth more
    a wrong figure for the sweep; how come only eleven; took two groups and was paid one
    is it the cards or the card that count for it; reckoned my sweep too low
looked_in_pile: peeking at what is gone; he keeps counting his pile
    is looking back allowed; he turned up what I won; checking which tens are out
who_leads: elder or dealer, who plays; after the second six who starts
    I dealt, do I play first
ace: one or eleven; my ace with a nine, is that twelve or twenty
    ace takes what; does it take the ten and the ace
jack: is a jack a twelve; what goes with the knave; jack and an empty table
    can a jack be taken by ten and two; is it a sweep with a jack
several_groups: two things with one card; nine takes nine and five with four
    can I have the lot if it adds up twice; both pairs and the single one
must_take: may I pass up a take; I do not wish to take the king
    laying though it could take; can I hold back
what_is_tablanette: what counts as a sweep; how do I make one; must all be gone
    the last card taken, is that it; is one card cleared a sweep
tablanette_value: sweep with a ten gives what; a queen clears, how much
    and two groups, is it three times; points for it with an ace
last_taker_disputed: each says he was last; who gets the left ones, we forgot
    I took last, he denies it; last capture is unclear
rest_of_table: four left over and all is played; leftover cards; do they count for me
    who sweeps up the last ones; the end and some lie there
nobody_took: no captures, everything lies there; not a single take by us both
    none of us took, who counts what
most_cards: more cards than he, what for; half of the pack each
    is it three for cards; twenty seven to twenty five
card_points: what is good in my pile; the good ones, what do they count
    are kings one point; the big ten; does the small two count
count_wrong: twenty three points in all; I have 30 and he 24
    ours do not sum to 22; we counted twice and it differs
late_discovery: we have dealt again and see that the last count was false
    the deal before was counted wrong; found it one deal later
wrong_score: it says 40 and I had 50; the points went to him not me
    typed in for the wrong player; she wrote it to the wrong side
interrupted_game: we stop here; dinner is ready, leave it; can we finish another day
what_ends_the_game: 251 in the middle; reached the target with my sweep
    do I have to say that I am out; he has enough, cards still to play
both_over: 255 to 252; two have enough; who of us wins when both are past it
what_is_owed: what do I pay for 251 to 180; is the difference paid
imperfect_pack: the seven of spades is there twice; pack has 51; a joker among them
lost_card: one fell under the sofa; a card cannot be found; the ten is torn
redeal_agreed: forget this deal and give anew; we want to scrap it; all got mixed
disagreement: his word against mine; I say it was a take of two, he of three
    we cannot settle what lay there; it is disputed what he played
player_leaves: I have to go; he hands his cards to his brother; may Mia sit in
who_deals_first: cut for the deal; who gives at the start; loser deals next
"""
