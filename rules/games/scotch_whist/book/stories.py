"""How players of Scotch Whist tell whole stories of what happened."""

STORIES = """\
wrong_count: Ian has ten and I have eight; nine each but she has ten
    one of my hands of six has seven; he got one card fewer than the rest
    I have one too many at the last trick; one of us has seven and one five
imperfect_pack: there's a five in it; we counted thirty five cards
    the six of clubs is lacking; we find two queens of hearts
    a four of spades is among them
sides: am I with the one opposite; with six how are the teams; do we two play together
    is every second player my partner; is it each for himself with three
    which players are partners; who is against me; how are we split
    eight of us who with whom; with whom am I playing; is she on our side or theirs
turned_card_forgotten: dealer put his last card in his hand unseen
    he did not turn his last card; nobody saw what trump is, he took it up
    the last card went into his hand; no trump was shown at the end of the deal
    dealer never let us see the trump; last card was not laid open
    the dealer has it in his hand already and nobody looked
two_or_three_players: three persons, how to give; with three is it six and six
    hands of six, how many for two; which way do two play
    a third does not come so how is it for two; how many heaps has each
    do two people get three hands; is it playable with three
five_players: five people and thirty six cards; what to do with the last card
    with five it does not divide; five of us, what card goes out
    which one is removed with five
led_out_of_turn: Ian led and it was Jean who took the trick
    he opened the next six but lost the last trick
    she put the first card though the dealer's left should
    out came his king but it was my trick
played_out_of_turn: Jean's card was down before Colin's; he was too early with his card
    played third and should be fourth
wrong_hand_of_six: he took up his second six too soon
    she plays from the second packet while the first is not done
    card from the wrong six; he is playing with his next hand
    which of my hands do I take up first; he looked at his third hand
    he still had the first hand to play; I began with the wrong packet of six
    he used one of his other six; she has taken both hands up
    the packet lying there was touched
revoke: he has a club still and he trumped my club
    she threw a spade on my diamond but has one; Ian had diamonds and trumped
    they did not follow suit and won the trick; found the heart afterwards
revoke_denied: he says he had none, I don't believe him; Jean swears that she was void
    we want to see his tricks for the revoke; it is not proved that he had one
two_cards_played: two of his are in this trick
    he played a six and a seven at the same time; another one stuck to it
    two from one hand in the trick
missed_a_trick: he gave nothing to the fourth trick; I had no card in it
    one player's still got one; we turned the trick without her card
wrong_winner: they have the trick with the ten but we won it
    she trumped it and they took it; he took in the ten and it was our trick
    it went to the wrong side
claim_rest: he shows his hand and takes the rest; she opened her cards, all trumps
    must we play on when he has all trumps; Ian says all is his; throws his cards open
    I have only trumps, may I stop
other_breach: she tells him to catch the ten; she told her partner to play high
    Alan makes a face when I lead; whispers to partner; said what trumps he holds
    they give signs; do we lose points if he says he has the jack
    he said out loud where the ten is; remark about the cards
    he asks his mate for trumps; chat during play
trumps_in_doubt: which suit was turned, we forgot; nobody can say what is trumps
    is it spades or diamonds, the trump; dealer took his card up and what was it
    trumps were hearts or not; I think trumps are clubs, she thinks spades
    the phone says diamonds and we think hearts are trumps
turned_card: when does dealer take his turned card; may he play with the turned trump
    can dealer pick up the trump before he plays; must the trump lie until his turn
    does the turned trump belong to him; in the hand of six where does it go
    he took the trump up before the first trick; how long must it lie open
    may he use it at once; into which hand comes the turned card
    when can the trump be picked up
who_leads: who plays the first card, dealer or left; after six tricks who leads
    who starts the second six; winner of the last trick leads to the next six
must_follow: is trumping allowed with the suit; no clubs, must I trump
    can I throw any if I am void; can I keep the ten back
card_ranking: where does the ten come in trumps; plain suits jack under queen
    ace or jack who takes it; ten of trumps under king; is the ten low
    knave beats the king of trumps
honour_missing: where is the jack of trumps; ten is in no pile
    no side claims the king of trumps; the queen of trumps cannot be found
    who caught the ten, nobody knows; we miss an honour in the count
    the ace of trumps was taken by whom; the ten stayed with nobody
    did any of you get the jack; honours are not complete
ten_of_diamonds: is there an extra ten; diamonds ten besides the trump ten
    diamonds are trumps, does its ten count twice
card_points: what is the ten good for; points for ace of trumps
    how much is the king of trumps; what does each honour bring
    do aces of other suits bring something; how many do I get for the ten in my trick
    what's my own ten worth; points of the top five trumps
cards_above: how do we count cards after the play; I took fewer cards, is it minus
    two tricks only, what then; how do I score the tricks
    we have 24 cards and were given 18; what do we get for cards
    do we get one for each more; is there something for most tricks
    less than what I was dealt; we took hardly any; goes the score under zero
    how are tricks counted
nobody_scores_it: they broke the rule and took the ten, who has it
    his side revoked, do we get their honours; where do the offenders' points go
    he has a penalty and caught the jack; do they keep the ten after a breach
    who counts the honours of the guilty side; both sides had a breach
    the offender took the king, does it score; second penalty in this deal, how many
    who gets their cards after the revoke; their points, are they ours now
    the side that broke the rule scores nothing, and we
count_wrong: cards of all come to 35; both counts make 38; we have 19 and they have 18
    not thirty six together; a trick is missing; an odd card in our pile
    number of cards is not right; we count twenty they count eighteen
counting_order: both are past 41; two reach it in the same hand
    they have 43 and we have 42, who won; ten first or cards first
    both get out this deal; in which order do things count
    both over, does the ten count before the jack
    we caught the ten, they have cards, both over 41; all have enough now
    he passed it too but later
tie: both have 41 by cards; the two sides are exactly equal at game; level at 42
    both came with the cards to the same; equal even after the order
    we reach it together
what_ends_the_game: we have 41, is it over; I catch the ten and have 41
    is the deal played on when one has it; exactly 41, enough or not
    do we need 42 to win
what_is_owed: what does the loser pay; we lost by nine; do both partners pay
    revoke lost us the game, what to pay
late_discovery: the deal before was counted wrong; ten was theirs last deal
    revoke from the last deal
wrong_score: the ten stands on the wrong side; 11 points not written
    we have 30 and the phone says 20; jack was written for them; counted the ten twice
    they wrote four for the king and it was ours
exposed_card: Ian let his jack be seen; she showed the ten too early; I saw her trumps
    he dropped the ace face up; his cards can be seen; my ten was seen
disagreement: they say they caught the ten and so do we; we say it is our trick
card_exposed_in_deal: he flipped one while giving; my ten was shown in the deal
    dealt one of them open; she turned up mine
wrong_dealer: dealt two times and we've begun
"""
