"""How players of Scotch Whist tell what may happen, in everyday words."""

from .stories import STORIES

ASKED = """
wrong_count: ten cards instead of nine; one card over; eight cards and the others nine
imperfect_pack: a five in the pack; 35 cards; 37 cards; not 36 cards; no six of spades
    a two in the pack; the six of spades is missing
turned_card_forgotten: the last card was not turned up; no trump turned
    forgot the turn-up; dealer picked up the trump before we saw it
    dealer took his card without showing; which card was last; trump card face down
    dealer mixed the turned card into his hand; did not show the trump
    forgot to turn trumps; last card dealt face down
    dealer forgot to flip his last card; no one saw the trump card
    trump taken in hand at once; last card was not shown
    dealer never showed us his last one; he put the trump straight in his hand
    nobody saw which one was turned
    she picked it up before we could see what trumps are; last card went face down
    we missed seeing the trump; should he not turn the last one over
revoke: do we lose the game for a revoke; lost by a revoke
    did not follow do we lose; is the game lost when you do not follow
other_breach: remarked on her hand; looked at a card of the pack; talks about the ten
    he looked in the pack; breaks the rules
wrong_hand_of_six: hands of six; wrong packet; took up the next six
    second hand too early; three hands; six at a time
    played from the wrong hand of six; played a card of the second packet
    looked at the next six too early
    picked up the other six before the first was finished; mixed two hands of six
    used a card of the other heap of six; which six do I play first
    started the third hand before the second was done
    took a card from the other packet; looked in the next packet
    began with the second six
    he took the wrong six; she is playing out of her second lot
    she has muddled her packets; picked up the next lot before we were done
    I looked at my second six; can I look at the next packet
    he has got two of his hands mixed; wrong little pile
wrong_winner: does the jack beat the ace he took my trick
    jack of trumps took it wrongly
trumps_in_doubt: what is trumps; forgot trumps; which suit is trumps
    nobody knows the trump; trump suit; what was turned up; I forgot what trumps are
    remind me of the trump; may I ask what trumps is; we disagree about trumps
    he says hearts are trumps; dealer took up the card and nobody remembers the trump
    wrong trump entered; what was the trump again; I do not remember trumps
    was it spades or hearts
    is it hearts or clubs that is trumps
    no one remembers what was turned
    I say spades and he says clubs are trumps
    dealer has picked it up and we forgot the suit
honour_missing: where is the ten; the ten is missing; nobody has the ten of trumps
    honour missing; nobody took the jack; where is the queen of trumps; not claimed
    the ace of trumps did not turn up; nobody claims the ten; jack not in any tricks
    cannot find the ten among the tricks; no one has the king of trumps
    ten was never played; we cannot find the jack; where did the ten go
    no one has got the ten; who has the jack; jack of trumps has vanished
    the ten of trumps is in nobody's tricks; neither side has the queen of trumps
    has anyone seen the ten; we counted and no one has the king
count_wrong: tricks do not add up; how many cards together; not a whole trick
    number of cards is wrong; one card too few in the tricks
    card count of both sides does not come to 36; odd number of cards in my pile
    he counts nineteen tricks cards and we sixteen; cards together are not 36
    it should come to 36; our tricks and theirs do not make 36; we have an odd number
    we are a trick short in the count; one of the tricks is not whole
    cards in both piles are too few
card_ranking: does the jack beat the ace; highest trump; is the jack highest
    best trump; jack of trumps over the ace; which is higher ten or nine
    where does the jack go in plain suits; is the ten high in trumps
    knave above the ace; top card of trumps; is the jack best
who_leads: after a hand of six who leads; first trick of the next six
    who starts with the next six
turned_card: when may the dealer take up his trump; dealer's card on the table
    can dealer play the turned card; must he play the turned card first
    pick up the trump card; how long does the turned card lie; turned up card
    whose is the turned card; does the turned card belong to the dealer
    may the dealer play the trump that lies open; in which hand is the turn-up
    can he take the card into his hand
    can he put it in his hand now; how long does it stay there
    when is the dealer allowed to pick it up; does he have to leave the trump lying
    may the dealer play it straight away; whose card is the trump that was turned
    she put the turned card in her hand straight away
card_points: how much is the jack of trumps; value of the ten
    what are the honours worth; how much do I get for catching the ten
    eleven for the jack; honours; do plain aces count; ace of trumps
    king of trumps points; which honours count; how much is the ten worth
    do only trumps count; what do I get when I catch the ten
    what is the king of trumps worth
    do I get ten for it; what is the knave worth
    which cards score; what for the king of trumps; do side aces count
    how much is the queen of trumps
ten_of_diamonds: french whist; the ten of diamonds; diamond ten; second ten; red ten
    ten of carreau; does the ten of diamonds count
    ten of diamonds when diamonds are trumps; is the ten of diamonds ten points
    is it worth something, the red ten; french game with the diamond ten
    what about the diamond ten; is the ten of diamonds special
    do we play it with the ten of diamonds; how is the french one different
    extra ten in diamonds
cards_above: how are the cards counted; cards over; more than dealt
    points for extra cards; one point for each card more; fewer cards than dealt
    minus for few cards; eighteen for a pair; negative score; below zero
    score goes below zero; count the tricks in cards; how many cards must I have
    what is a trick worth; we took more cards than we were dealt
    less than nine cards do I lose points; do I get points for tricks; extra cards
    can the score be negative; what do tricks give
    we took few tricks do we lose points
    we took more than our share; a point for every card over; what for the extra cards
    I took only one trick is it minus; do you go below nothing; how many over do we get
    what do we score for tricks; nine were dealt and I have twelve
    do I lose for having fewer; eighteen cards is what we start with
nobody_scores_it: who scores what an offender took; no score this deal; offender's ten
    two penalties; both broke a rule; 20 off; who gets his points
    what happens with his honours; he lost his points do we get them
    he made two mistakes is it twenty; both sides broke a rule; second breach
    does the ten of the offenders count; penalty side took the jack
    do the others get the points; he broke the rules and caught the ten
    minus ten and who gets the rest; two mistakes in one deal
    do his points go to us; what happens to the ten he caught if he broke the rules
    who gets it if he is penalised; he was caught twice; each side did something wrong
    does he keep what he caught; do we get the points of the cheat
    is it another ten off
counting_order: both over 41; both out; who wins if both reach it; two reach game
    order of counting; higher score lost; who counts first
    both sides have enough in the same deal; does the ten count before cards
    both pass 41 together; all three over 41; what is counted first
    two sides get to 41 in one deal; he has more points but I counted first
    both passed it who wins; who was there first
    we both get there this time; which is counted first; both sides have it
    who is first past the post; does catching the ten count before the cards
    he has more but we got there first; both over in one hand
    two sides reach game in one hand; in what order do we count
tie: both on the cards; same moment; level in counting order
    both reach it with the cards; both reach 41 at the same time; exactly together
what_ends_the_game: is it 41 or 42; game is 41; 42 points; does it stop in mid-deal
    points for game; how many points for game; first to 41; play up to 41
    out in the middle of the deal; is it over when I take the ten and reach 41
    to 41 or more
    up to forty one; is 41 enough or do we need more; I have got 41 in the middle
two_or_three_players: how to deal with two players; how to deal with three players
    two play; three play; ten cards each; hands of six; cards left out
    how many cards each; there are only two of us; only three of us
    how many cards do we get; rest of the pack unused with three
    how do two people play; deal for two; can we play with two
    with three how many each; what to do with the cards that are over
    only two of us tonight; there are three of us how do we deal; can three play it
    how do you play it with two; ten each with three
    somebody did not come so we are two; which cards are left out
    how many each if there are three
five_players: five players; the odd card; 36th card; six of spades out
    does not come out even with five; one card left over; seven cards each
    we are five how do we deal; which card do we take out; seven each and one left
    deal for five; one card too many with five
    what about the card left over; one over when five play
    do we take a six out; seven each is thirty five; who gets the odd one
sides: who plays with whom; who is my partner; partners; partnership; teams; pairs
    two against two; six players; three against three; do we play in teams
    where do partners sit; eight players; everyone for himself; who are the sides
    do partners count together; how many teams; who belongs together
    who sits opposite
    do we play in pairs
    who goes with whom; who is my mate; how do six play; each for himself or in pairs
    where do I sit; which of us are together; do we draw for partners
what_is_owed: one unit; the difference; lost by a revoke how much to pay
late_discovery: the ten was given to the wrong side last deal
wrong_score: the ten was written for the wrong side
"""
ASKED += STORIES
