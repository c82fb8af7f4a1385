"""How players of Bezique tell what may happen, in everyday words."""

from .stories import STORIES

ASKED = """
wrong_dealer: trump card already turned and the wrong one dealt
not_cut: can I ask for a new deal because the pack was not cut
    was not cut
card_exposed_in_deal: two cards were turned up for trumps
    a card of the stock is face up; the stock has an open card
exposed_card: he saw my bezique; she let me see her hand while melding
    he saw what I am collecting
wrong_count: I have seven cards; he has nine cards; nine cards in hand; only seven
    ten cards instead of nine; cards do not come out even at the end of the stock
    he plays his last trick and still has a card
    nine in my hand; she is playing with nine
    stock does not come out even; one over at the end
imperfect_pack: three aces of hearts; three jacks of diamonds; a two in the pack
    a six in the pack; 63 cards; 65 cards; not 64 cards; three of the same card
    96 cards
    there is a six in it; three of the same; sixty three cards; a two is in it
lost_card: a card of the stock fell on the floor; a brisque is lost
redeal_agreed: the stock was knocked over; stock and tricks are mixed
    he mixed the stock; threw his cards into the stock
card_ranking: order of the cards in bezique; ace ten king queen jack nine
    ten above the king
must_follow: the last eight tricks; rules when the stock is gone
    while there is a stock; must I follow suit while drawing
    must I win the trick in the last eight; do I have to trump at the end
    can I throw any card before the stock is empty; rules of the end play
    must I head the trick; do I have to follow with cards in the stock
    at the end must I take
    when the stock has gone what can I play; do I have to win at the end
    may I play anything while we draw; last eight do I have to trump
    can I let him have it in the last eight; what changes in the last eight
led_out_of_turn: played out of turn; played before me; third player before the second
    not his turn; he played too early; wrong order; jumped ahead
    she went too soon
takes_card_back: played two cards; two cards at once
    two cards stuck together when played; he played two and takes one back
    two of mine went down stuck
drew_out_of_turn: the third player drew before the second
    drew from the stock in the wrong order
    third one took before the second
forgot_to_draw: seven cards in hand since he did not draw; I have 7 and did not draw
drew_too_many: nine cards in hand after drawing; he has 9 because he drew twice
revoke: he did not trump in the last eight; could have won the trick but did not
    did not win the trick though he could; failed to trump; ducked in the last tricks
    did not overtake; did not beat my card; stock gone and he did not follow
    he should have trumped in the end play; must win but played lower
    he did not follow while there was still a stock
    he could have taken it in the last eight; she did not win it and she could
    he had trumps and did not trump; he had to take it and did not
    stock is gone and he played another suit
looked_at_tricks: counting his brisques during the play
    looks how many aces he has taken; checks his aces and tens before the end
    turned his tricks over
claim_rest: all the last eight are mine; lays his eight cards down
wrong_meld: not a bezique; jack of hearts instead of diamonds
    wrong queen for the bezique; melded a marriage in the wrong suit
    sequence with a card missing; only three kings for four kings
    scored 40 for a plain marriage; declared a royal sequence without the ten
    her bezique had the wrong jack; his four kings are only three
    royal sequence lacked the ten; that is the wrong queen
    it is only a plain marriage and he put forty
meld_out_of_turn: may I score two melds after one trick; melded in the last eight
    declared after the last card was drawn; his partner won the trick
    two beziques in one go; I took the trick and he melded
forgot_to_meld: forgot to declare; forgot my sequence; forgot my bezique
    forgot four kings; drew a card before announcing bezique; forgot to call bezique
    did not announce my marriage before drawing
    never put my bezique down; drew before I laid my sequence; can I lay it next time
forgot_to_score: forgot to mark; brisques were not counted; brisque not marked
    forgot the ten for the last trick; forgot to write down the last trick
    forgot my seven of trumps; did not score the seven; not written down
    melded but not marked; I laid bezique but nobody wrote it down
    we did not note the points; forgot to peg; forgot to claim my points
    forgot to count the aces and tens; can I still score it; points forgotten
    did not mark my meld; something was not written; points not entered
    forgot to score my marriage; I won the last trick and nobody wrote it
    we forgot the ten points; he did not put down the aces; she did not get her ten
    forgot to tell the phone my meld; I never got points for my bezique
    I never marked my ten; we forgot the brisques; nobody wrote my bezique down
    I did not get my points for the seven; can I still have the ten for the last trick
    we did not put it down at the time; I melded and forgot to peg
    he never marked his marriage; can I add it later; unmarked points
last_draw: who gets the seven at the end of the stock; when is the last meld
    the last eight begin when; winner of the last stock trick melds
    is melding over when two cards are left
    two left in the stock who takes what; who has the turned trump at the end
    can I meld after the stock is done
meld_again: bezique queen in a marriage; queen of spades in bezique and four queens
    marry the king to another queen; second marriage with the same king
    sequence first and then the marriage
    jack of the bezique in four jacks; bezique again with a new jack
    can the same queen make bezique twice; four kings with kings from a marriage
    use my queen once more; bezique queen in four queens; can I marry him again
one_meld_only: may I use a card twice; same queen in two melds; one card two melds
    use the queen of binage in a marriage; marriage then sequence with the same cards
    sequence then marriage; binage and marriage with one queen; reuse a card
    can a melded card be used again; a card serves in one meld only
    four queens with the queen of binage; second meld with the same king
    in how many melds may one card be; my queen was in a marriage may it be in binage
    can she be in two things; I used that queen already; can the same card count twice
    is a card only good for one; marriage and binage with her
second_bezique: what is a bezique; which cards make bezique
    queen of spades and jack of diamonds; double bezique; second bezique; two beziques
    four cards for 500; triple bezique; quadruple bezique
    how much is double bezique worth; when is it 500 and when 40
    bezique after bezique; another bezique
    which queen and jack when spades are trumps; bezique when trumps are spades
    bezique with clubs and hearts; a further bezique; third bezique 1500
    I have both queens of spades and both jacks; bezique value; is it bezique
    bezique is which cards
    how much for two beziques; what makes a bezique
    which jack do I need; do I get 500 for both; is it forty for one
    I have two of each; how do I get double bezique; what if spades is trumps
    another one later how much
seven_of_trumps: the seven of trumps; what does the seven score; ten for the seven
    exchange the seven for the trump card; swap the seven with the turn-up
    may I exchange the seven; dealer turned a seven; turned up a seven; show the seven
    second seven of trumps; when can I change the seven
    take the trump card with the seven; dix; ten points for trump seven
    can I swap the trump 7 and meld at once; trade the seven
    can I change the low trump for the one on the table
    I have the trump seven what now
    I have got the low trump can I swap; what for showing the seven
    dealer flipped a seven; can I have the turned card for my seven
    swap my seven for the ace; when may I trade it in; I hold the other seven too
    ten for the seven of trumps
no_trump_yet: what is trumps; there is no trump yet; how do we get a trump
    first marriage makes trumps; who makes trumps; is there a turn-up
    no card is turned up; which suit is trump; how is trump fixed
    no marriage yet so no trumps; can a sequence make trumps; trump suit not decided
    what if nobody has a marriage; choose trumps; do we turn a card for trumps
    nobody has married yet is there a trump
    nobody has shown a marriage what is trumps; how do trumps get made
    do we play without trumps for now; does my marriage make it trumps
    when is there a trump; no card was turned do we need one
polish_cards: polish bezique; cards won in tricks; may I meld a card I won; open cards
    use the cards from my tricks; kings that I won in a trick
    what do I do with the queens I won; won cards laid open; won court cards
    meld with cards taken in tricks; can won cards be used in a meld
    cards taken from the opponent in my melds; can I play an open card again
    what may I do with the cards I won; I took a king can I use it to marry
    what can I do with those I took; may I use a king I captured
    are the cards I won any good for melds; can I play one that I won
    cards from tricks lying open
partners_meld: may I meld with my partner's cards; add to my partner's meld
    partner melds too; can my partner meld when I win; build on partner's cards
    both partners; which of us melds; use my partner's king; join our cards
    can we combine cards with my partner; several melds laid but only one scored
    lay a meld and score it later; who of us two may declare
    partner has the queen and I have the jack; who of our team melds
    may my mate lay her cards with mine; can my partner declare for me
    can she use my king; may my mate put hers with mine; who of us lays it down
    can I add to what he put down; do partners put melds together
    can he meld on my trick
tricks_score: what is a brisque; brisques; what are aces and tens worth
    how much for a brisque; do aces and tens count; when do we count brisques
    do brisques count at once; points for aces; points for tens; value of the tens
    how much is the very last trick; does the king count in a trick; card values
    do I write ten for each ace; when do I get the tens
    how many for an ace in a trick
    how many for the aces; do tens count now or later; when do I count my aces
    what is a brisque worth; ten each for aces and tens
    how much is taking the last trick
count_wrong: number of brisques is wrong; brisques do not add up
    only fifteen aces and tens; seventeen brisques; we do not get 120 together
    not 16 brisques; aces and tens together are wrong; brisques missing
    we have fifteen instead of sixteen; aces and tens are not complete
    we only find fifteen; aces and tens do not make sixteen; there is one ace too few
    brisques come to too many; one ten is missing in the count
wrong_score: he marked 100 aces but it was 80 kings
    forgot to mark and now the sheet is wrong
    he marked hundred and it was eighty
disagreement: did he meld it or not; she says she marked it; did he announce bezique
called_out: called 500 too early; called five hundred but has less; he said 500
    must I call when I have 500; reached 500 and nobody called; forgot to call 500
    who wins if he called and the other has more; stop the game at 500
    he says he has 500; she shouted five hundred
    he called five hundred and has not got it; she said I have five hundred
    do I have to call it; I have enough and nobody called
tie: both over 1000; both reach a thousand in the same deal; who was first
    both passed the target; we both got there; who wins if both are over
    both have more than 2000; two players over the target
    who is first if we both make it; both got to the target in the same deal
    we are both past the thousand; we both got to two thousand
what_ends_the_game: is it 1000 or 2000; how many points with four; first to a thousand
    reached 1000 in the middle; first to 500; 2000 or 2500; till how much
    thousand or two thousand; how many up
what_is_owed: one unit or the difference; do partners each pay
"""
ASKED += STORIES
