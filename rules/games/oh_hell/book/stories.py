"""How players of Oh Hell tell whole stories of what happened."""

STORIES = """\
wrong_count: we should have five and I have six; Ann got four and we others five
    it is the deal with six and he gave seven; this time it must be three cards
    one has a card more at the bidding; the deal was one too small
    we did five already and dealt five again; skipped the four
wrong_turn_up: dealer turned a card from below; he turned two, which is trumps
    not the next card was turned; the turned one was not the top
    he turned up his own last card
    dealer flipped trumps before the last cards were dealt
    he took the trump out of the middle; first he turned hearts and then clubs
    trump was changed after it lay there; turned the one that was mine
    the wrong one lies open for trumps; a second card was turned as well
    trump came from the bottom of the pack
turn_up_forgotten: we bid and saw there is no trump card; he has not opened a trump
    nothing was turned; dealer put the pack away without turning one
    played one trick without a trump card; he forgot to show which is trumps
    dealer did not flip the top one; Sue noticed that no trump lies on the table
bid_out_of_turn: Ann said two before Tom said his; he bid while it was on me
    dealer named his number first; she called before her right neighbour
    he did not wait and said three; two people bid before me
    he says his number though it is on Ann; my bid came too early
    said one when another was still thinking; third one bid before second
    he threw in his number; bid when it was not on him
change_bid: he says two, no, three; may I make one of my two
    already bid and wants another; I want to say one less
    she said four and takes it back; said zero but wanted one
    I counted my trumps wrong, can I bid anew; he corrects himself to three
    after the next one bid he changed; my bid was a slip of the tongue
    can Ann go from one to two; I take it back, I say two
    he misspoke and meant another number; is a bid fixed once it is said
    I saw the lead and want another bid
hook: all bids together are five and there are five cards
    may the last one say two if it comes out; can the dealer bid so that all can make it
    the total is the same as the cards; what may I not say as the last
    said already three of four, may I say one; last bidding makes the number exact
    with six cards and six bid is it permitted; the sum may not be the number of tricks
    does the total have to be wrong; I am last and may not say this number
    why is one struck out for me; dealer must not make it equal
    she is last, her one makes it exactly; we have bid together seven of seven
    is there a number the dealer may not call; bids fit exactly, is that allowed
no_bid: Ann does not want to bid; is it possible to pass; may I say nothing
    is zero allowed; he says he passes; she has no bid and the play goes on
    nobody asked him for his bid; what if somebody does not bid
    higher than the number of cards; he will not say how many
    eight bid with seven cards; somebody gave no bid
disagreement: Ann says she bid one, the phone says two; did he say two or three
    I bid none and they say one; he thinks he said four; we remember his bid differently
    Tom is sure he said zero; no one knows how many she called
    another bid is written than I said; what did Tom say before, two of us say three
forgotten_announcement: the scorer did not say if it is over
    forgot to say the sum aloud; no call of over; total was not told before the play
    it was not announced how the bids came out; who says it is over by one
    nobody announced it and the first card is down; must the writer say it
    he forgot the announcement
led_before_bidding: Ann put down a king and I had not bid yet
    he plays already and two have not said a number
    a card lies there while we are bidding; the first card was out before the last bid
    she led, then it turned out that he had no bid
    play started and the dealer had not called
    card was played when we were still saying our numbers
    he showed his lead before I had said mine; led in the middle of the bids
    I have not bid and there is a card already
led_out_of_turn: Ann took it but Tom leads; he led first though left of the dealer does
    dealer came out first; the one who bid most led
    the one that lost the trick put the first card
played_out_of_turn: Tom laid his before Ann had laid hers
    his card is there and it is on his neighbour
exposed_card: Ann's ace lies open on the table; he let me see the queen
    I saw what she holds; dropped one with its face to us
face_up_card: his ten lies open since two tricks, must it be played
    must the open card be first; Tom keeps the shown card
    he could have played the open one; the open card of before, when is it played
    which of two open cards goes first; he still has not put the card that lies open
    he plays from his hand and not the open one
revoke: Ann gave a heart and my club was led, she has a club
    Tom trumped the spade, in the last trick he shows a spade; she should follow hearts
revoke_denied: cannot prove he had one; says he followed and the tricks are mixed
two_cards_played: with her king came a seven; one stuck to the other
missed_a_trick: she put nothing in the first trick; four play and three cards in it
    he sits there with one card at the end
wrong_winner: Ann had the high trump and Tom took it; he took the trick and my ace won
    we gave the trick to the wrong one; I trumped it but the trick went to her
claim_rest: she opens her hand and takes the last three
    he lays all down and says he makes them; I cannot lose one more, may I show
    she fans her cards open and claims
looked_at_tricks: may I see what was in the one before; he opens a trick again
    she lifts up a trick
takes_card_back: I put the wrong one and want to change
    she takes her card up from the trick; he lets the card go and wants it again
who_leads: who comes out, left of the dealer; the one with the highest bid comes out or
must_follow: I have no spade must I trump; no diamonds, may I throw a club
    must I take it if I can; can I trump when I have hearts; may I throw off my ace
tricks_disputed: he has four he says and I see three; her heap and his got together
    tricks together are six and we had five cards; one trick belongs to nobody
    the number of tricks is not the number of cards
    did she make her bid, we count otherwise; somebody took a trick of mine in his heap
    who took how many; we have a trick too few
late_discovery: the deal before counts wrong; in an earlier deal he got ten too many
    three rounds ago we gave the wrong points
wrong_score: she should have 13 and has 3; the sheet gives me ten less
    he made his bid but got nothing; wrong number of tricks was put in
    the points of Tom are in my column
who_bids_first: whose bid first, left of the dealer; dealer says last or
over_under: what is it if we are over; over by two what does that tell
    phone shows minus one; what is under; bids are more than cards; why does it say even
    what means plus one after the bidding
ask_bids: may I know the bids again; who bid what; tell me again the bids
    may one ask how many he has made; must he answer how many he bid
    what did we all say
no_trump_deals: thirteen each, is there a trump; biggest deal without trumps
    no card over to turn; when the whole pack is dealt
    four players thirteen cards, is there no trump
zero_bid: zero and made, what does he get; none bid none taken how much
    what does nil count; I said null and got none; zero bid but took two
    a zero that comes true; nil with one card only; what is nought worth in a big deal
bid_worth: bid two made two what points; four said and four made
    she said three and took four, what is it; one too many what costs it
    how many points for the right bid; what do we lose for a wrong bid
    what do I get for exactly; missed by two how many; what gets he who did not make it
    do tricks count if the bid was wrong; under my bid by one
    said one and took none, points
hand_sizes: with six players how many at most; do we start with one or with many
    which number of cards now; is it going up or down now; how big is the largest deal
    how many come after this; do we play down too; one card twice at the top or bottom
    what number of cards is this deal
tie: two have 87 at the end; same points after the last deal; who wins with equal points
    we are level after all deals
what_is_owed: everybody pays the first; how do we pay with five players
redeal_agreed: nobody likes the hand, deal it again
    he threw his cards in before bidding; everyone wants it over
    cards fell together and mixed
imperfect_pack: fifty one cards all evening; there are two the same in this deck
    the pack lacks a three
interrupted_game: they throw us out in five minutes; must we finish all the deals
    we stop before the last deals, who has won; not all deals are played
    landlord closes, how do we settle now
player_leaves: she must fetch the kids, may he play for her
    Tom goes home after four deals; can somebody take her bid and cards
not_shuffled: he gave them as he gathered them
who_deals_first: whose turn with the pack
"""
