"""How players of Piquet tell what may happen, in everyday words."""

from .asked_of_claims import ASKED_OF_CLAIMS
from .stories import STORIES

ASKED = """
who_deals_first: is it better to deal first; high card or low card deals
who_leads: who is elder; who is younger; who is elder hand; who speaks first
    who declares first; order of declaring; does elder begin; non dealer leads
    who says his point first; who counts first; dealer or the other who starts
    what is elder hand; major and minor hand; pone; dealer or me who begins
    who counts his cards first
    which of us declares first; does dealer speak second; do I call first or you
    dealer or non dealer first
wrong_dealer: dealt twice; hands taken up already and wrong dealer
wrong_pair: wrong two have played; wrong opponent; who plays whom; who plays now
    wrong players sat this deal; right-hand neighbour instead of left
    two players played out of order; played against the wrong one
    it should have been the others; he played with the wrong neighbour; wrong dealer
    dealt out of turn; the wrong person dealt; which two play next
    whose turn is it in the round; the pairs are mixed up; who sits out
    it was not their turn to meet; should not have been these two
    others should have played; we two had played already
    it was not for us two to play; those two should have sat this out
    I should be playing her; who do I play next; we played in the wrong order of pairs
card_exposed_in_deal: card face up in the stock; card face up in the talon
wrong_count: thirteen cards; eleven cards; dealt thirteen; dealt me eleven; I have 13
    seven in the stock; nine in the stock; talon has seven cards
    nine cards in the talon; he dealt too many to elder; dealt by threes by mistake
    stock too small; too many cards before the discard
imperfect_pack: a card is lost; a card is on the floor
    found a card under the table; torn card; damaged card; marked card; bent card
    dirty card; not 32 cards; 31 cards; 33 cards; a six in the pack
    a five in the deck; cannot find a card; card fell under the table; card ripped
redeal_agreed: not cut; forgot to cut; not shuffled; forgot to shuffle
    nobody shuffled; dealt without a cut; no good cards may I have a new deal
    both want a fresh deal; he asks for a new deal and I refuse; offer to deal again
    fresh deal; cards not mixed; may I ask for new cards
    my cards are so bad; pack dealt as it was
how_many_exchange: how many cards may I exchange; must I exchange
    how many may I discard; minimum discard; may I keep all my cards
    at least one card; five cards; three cards for the dealer; eight in the stock
    may I change nothing; how many can the dealer take; how many can elder change
    no exchange; may younger exchange five; how many may I swap; do I have to discard
    can I throw away just two; how many do I draw; is it compulsory to change
    may I swap none; how many can I throw out; can I stand pat
    do I need to take new ones
    how many can I chuck; can I keep what I have; what is the most I may change
    the fewest I may throw; may dealer take five if I leave some
    how many has the dealer; have I got to swap at least one; can I change just one
cards_left: look at the stock; may I look at the cards left
    remaining cards of the talon; can I see the cards he left
    look at my own discard again; see the discard; he looked at the talon
    peeked at the stock; turned over a talon card
    turned up the rest; saw my cards of the stock
    may the dealer look at the cards he does not take; must he show the rest
    he looked at my discard; he looked into his discards during play
    he saw the card that I was going to draw; looked at a card of mine in the stock
    who may see the leftover cards; peek at the bottom cards
    cards left in the talon face up; he looked what was left over
    see the ones nobody took; he turned up a card that I would have got
    can I see what he left; he turned over the leftovers
    may I look at what I threw; am I allowed to see the ones that are left
    he looked through what he put away; can dealer see the cards he did not take
change_discard: change my discard; take back the discard; discarded the wrong card
    threw away the wrong cards; discarded too many; he wants his discard back
    touched the stock and wants to change; may I take a discarded card back
    changed his mind about the discard; put down a card I wanted to keep
    swap a discarded card; he took cards back from his discard; discarded by mistake
    I laid aside the wrong one; can I rethink my exchange; picked up his discard again
    I put away the wrong ones; wants to get a thrown card back
    put a king away by mistake
    I threw the wrong ones; can I have one of those back
    he fished a card out of his discard; oh no I chucked my king
    she wants to throw something else; may I change what I threw before I draw
drew_too_many: drew six cards; elder took six; took too many from the talon
    drew more than discarded; dealer drew first; dealer drew before elder
    drew before I did; took my card of the stock; younger exchanged first
    drew out of turn; took more than he threw away; touched the stock too early
    overdrew; took four but discarded three; dealer took before I had exchanged
    he took the top five that were mine; he took one more than he put away
    she took the cards before I did; took six new cards
    he took one too many; dealer helped himself first; she took six and threw five
    he took mine off the top; one more than I threw
unannounced_leave: did not say how many he left; forgot to announce what he left
    left a card and said nothing; elder left two cards and did not tell
    four in the stock for the dealer; drew only four without saying
    took fewer and did not announce it; must elder say how many he leaves
    I did not know there were more cards for me; he did not tell me he left one
    elder only exchanged three and kept quiet
    dealer did not know that cards were left; he left one there and did not tell me
    said nothing about the card he did not take
    elder left one and never said; he kept quiet about what he left
    I would have taken more if he had told me
    she did not mention that there were four for me; he left one on the pile silently
short_hand: eleven cards after the exchange; has too few cards; short hand
    one card short; discarded more than he drew; forgot to draw; forgot to take a card
    no card left to play; I have only eleven cards; drew too few
    mixed a card with the discard; threw away five took four
    runs out of cards before the last trick; one card less than the other in the play
    he has no card for the last trick; a card of mine is still in the talon
    I have nothing to play in the last trick; he is one short because he drew less
    took fewer than discarded
    I am playing with eleven; threw five and only took four; she has run out before me
    I have got nothing for the last trick; he is one short
    threw one too many
long_hand: thirteen cards in the play; plays with too many cards; long hand
    one card left over after the last trick; card over at the end
    played with thirteen; did not discard enough; discarded too few
    has a card too many; he still holds a card when all is played
    forgot to discard one; took five and threw away four
    he has one left when I am finished; one too many in his hand during the play
    he has thirteen now; I have one too many in my hand; he threw four and took five
    one over when we are done; she never threw enough; left with a card at the end
widow: the widow; the two cards on the table; took one card of the widow
    looked at the widow; wrong player took the widow
    not the dealer took the two cards; must he take both; can he leave the widow
    exchange two cards; put the widow back; who may take the widow; saw the two cards
    only the dealer may take the spare cards; took only one of the two
    looked at both and wants to put them back
must_follow: are there trumps; no trumps in this game; must I win the trick
    is ace high; is there a trump suit; what is the highest card
    do I have to give the same suit
    is there a trump; can I throw what I like
led_out_of_turn: played out of turn; played before me; third player before the second
    not his turn to play; dealer led to the first trick; younger led first
    he played too early; wrong order
takes_card_back: played two cards; two cards at once; misinformed about what was left
    he told me wrong and I led; he said he had no more hearts
    dropped a card is it played; can I take back my lead
    he said he had none left so I led wrong
looked_at_tricks: may I look at his tricks; count his tricks; what has gone already
    turn over the tricks
    may I look through his tricks; how many hearts have gone
exposed_card: he showed me a king by mistake; saw his hand while declaring
claim_rest: plays five cards at once; plays them all at once
    leads several cards together; laid all his diamonds down
    puts the whole suit on the table; lead my suit all at once
    put all my spades down together
    can I play them all in one go; he puts all his clubs down together
tricks_score: what scores in the play; one for each lead; one for each trick
    count for a lead; does a nine count; low card led; do I count when I lead a seven
    last trick two; how much for the last trick; counting in the play
    point for winning his lead; do I score for every card led
    how do we count while playing; what do I get for taking a trick
    what does each trick count; one point for a card
    how do we score while we play; one for leading; do I get one for taking it
    how much is the last; do low leads count; do I say the number as I play
    what counts in the play
cards_and_capot: ten for the cards; what is the cards; most tricks; majority of tricks
    capot; forty for all tricks; all twelve tricks; six tricks each; cards divided
    seven tricks; who gets the ten; both have six; what if I win all the tricks
    how much is capot; won every trick; does last trick count with capot
    ten points for tricks; even number of tricks; all tricks were mine
    I have more tricks; ten at the end for most tricks; same number of tricks
    who gets ten for tricks; I took them all; seven to five what for
    how much for all twelve; he did not get a single trick
    is it forty for the lot
wrong_score: did not say pique; forgot to score repique; forgot to count the repique
    forgot to score; hand was counted wrongly; counts in the play differ
    he counted 14 instead of 15; lost count during the play; we have different counts
    said the wrong number while playing; count does not agree; miscounted
    forgot to add the cards; forgot to count a point while playing
    we count different numbers while playing; should have been 63 but I said 62
    we forgot the pique; he never counted his repique
    I counted one too few as we played; we lost count
    he says thirty one and I say thirty; ten for the cards was left out
disagreement: I said not good; what did you call; he says he said good
    did he say equal; he denies what he called; did not say that
    he said point of five not six; who took that trick; we disagree who won the trick
    what was declared; he says he declared it
tie: equal after six deals; both at a hundred; extra deals
    both reached 100 in the same deal
what_ends_the_game: how many deals; how many hands in a partie; a hundred up
    last deal; counting out; deals that count double; which deals count double
    six deals; how many rounds; partie; how long does piquet last
what_is_owed: rubicon; under a hundred; did not reach a hundred
    double under fifty; a hundred for the game; pool; ante; crossing the rubicon
    below 100; loser has 99; failed to cross; how much do I win with 150 to 80
    does he add both scores; lurched; he did not make a hundred; lost with eighty
    below the rubicon what to pay
    he did not get to a hundred; I am below the rubicon
    is it added when he is rubiconed; he only has eighty; do I get both scores
    how much when she is under a hundred
player_leaves: concede the game; finish another day; wants to give up the partie
interrupted_game: cards mixed up; cards got mixed in the deal; stock knocked over
    dropped the pack; threw in his cards too early; hands and talon are mixed
    wind blew the cards; knocked the cards off the table
    gathered the cards before the end; phone rang; cat jumped on the cards
    someone mixed the hands and the talon
"""
ASKED += ASKED_OF_CLAIMS + STORIES
