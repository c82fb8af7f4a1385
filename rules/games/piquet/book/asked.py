"""How players of Piquet tell what may happen, in everyday words."""

ASKED = """
who_deals_first: is it better to deal first; high card or low card deals
who_leads: who is elder; who is younger; who is elder hand; who speaks first
    who declares first; order of declaring; does elder begin; non dealer leads
    who says his point first; who counts first; dealer or the other who starts
    what is elder hand; major and minor hand; pone; dealer or me who begins
    who counts his cards first
wrong_dealer: dealt twice; hands taken up already and wrong dealer
wrong_pair: wrong two have played; wrong opponent; who plays whom; who plays now
    wrong players sat this deal; right-hand neighbour instead of left
    two players played out of order; played against the wrong one
    it should have been the others; he played with the wrong neighbour; wrong dealer
    dealt out of turn; the wrong person dealt; which two play next
    whose turn is it in the round; the pairs are mixed up; who sits out
    it was not their turn to meet; should not have been these two
    others should have played; we two had played already
    the wrong ones sat down to this deal
card_exposed_in_deal: card face up in the stock; card face up in the talon
wrong_count: thirteen cards; eleven cards; dealt thirteen; dealt me eleven; I have 13
    seven in the stock; nine in the stock; talon has seven cards
    nine cards in the talon; he dealt too many to elder; dealt by threes by mistake
    stock too small; too many cards before the discard
imperfect_pack: a card is lost; lost card; a card is on the floor
    found a card under the table; torn card; damaged card; marked card; bent card
    dirty card; not 32 cards; 31 cards; 33 cards; a six in the pack
    a five in the deck; cannot find a card; card fell under the table; card ripped
redeal_agreed: not cut; forgot to cut; not shuffled; forgot to shuffle
    nobody shuffled; dealt without a cut; no good cards may I have a new deal
    both want a fresh deal; he asks for a new deal and I refuse; offer to deal again
    fresh deal; he did not let me cut; cards not mixed; may I ask for new cards
    my cards are so bad; pack dealt as it was
forgot_carte_blanche: carte blanche; forgot carte blanche; no court cards
    no picture cards; hand without king queen or jack; no face cards; blank hand
    white hand; no figures and did not say so; announced carte blanche too late
    when must I announce carte blanche; told his blank too late
    must I show carte blanche; had no pictures and forgot to say; ten for no pictures
    all small cards and did not tell; only low cards in my hand
    nothing but sevens to tens
how_many_exchange: how many cards may I exchange; must I exchange
    how many may I discard; minimum discard; may I keep all my cards
    at least one card; five cards; three cards for the dealer; eight in the stock
    may I change nothing; how many can the dealer take; how many can elder change
    no exchange; may younger exchange five; how many may I swap; do I have to discard
    can I throw away just two; how many do I draw; is it compulsory to change
    may I swap none; how many can I throw out; can I stand pat
    do I need to take new ones
cards_left: look at the stock; may I look at the cards left
    remaining cards of the talon; can I see the cards he left
    look at my own discard again; see the discard; he looked at the talon
    she looked at the stock; peeked at the stock; turned over a talon card
    turned up the rest; saw my cards of the stock
    may the dealer look at the cards he does not take; must he show the rest
    he looked at my discard; he looked into his discards during play
    he saw the card that I was going to draw; looked at a card of mine in the stock
    who may see the leftover cards; peek at the bottom cards
    cards left in the talon face up; he looked what was left over
    see the ones nobody took; he turned up a card that I would have got
change_discard: change my discard; take back the discard; discarded the wrong card
    threw away the wrong cards; discarded too many; he wants his discard back
    touched the stock and wants to change; may I take a discarded card back
    changed his mind about the discard; put down a card I wanted to keep
    swap a discarded card; he took cards back from his discard; discarded by mistake
    I laid aside the wrong one; can I rethink my exchange; picked up his discard again
    I put away the wrong ones; wants to get a thrown card back
    put a king away by mistake
drew_too_many: drew six cards; elder took six; took too many from the talon
    drew more than discarded; dealer drew first; dealer drew before elder
    drew before I did; took my card of the stock; younger exchanged first
    drew out of turn; took more than he threw away; touched the stock too early
    overdrew; took four but discarded three; dealer took before I had exchanged
    he took the top five that were mine; he took one more than he put away
    she took the cards before I did; took six new cards
unannounced_leave: did not say how many he left; forgot to announce what he left
    left a card and said nothing; elder left two cards and did not tell
    four in the stock for the dealer; drew only four without saying
    took fewer and did not announce it; must elder say how many he leaves
    I did not know there were more cards for me; he did not tell me he left one
    elder only exchanged three and kept quiet
    dealer did not know that cards were left; he left one there and did not tell me
    said nothing about the card he did not take
short_hand: eleven cards after the exchange; has too few cards; short hand
    one card short; discarded more than he drew; forgot to draw; forgot to take a card
    no card left to play; I have only eleven cards; drew too few
    mixed a card with the discard; threw away five took four
    runs out of cards before the last trick; one card less than the other in the play
    he has no card for the last trick; a card of mine is still in the talon
    I have nothing to play in the last trick; he is one short because he drew less
    took fewer than discarded
long_hand: thirteen cards in the play; plays with too many cards; long hand
    one card left over after the last trick; card over at the end
    played with thirteen; did not discard enough; discarded too few
    has a card too many; he still holds a card when all is played
    forgot to discard one; took five and threw away four
    he has one left when I am finished; one too many in his hand during the play
widow: the widow; the two cards on the table; took one card of the widow
    looked at the widow; wrong player took the widow
    not the dealer took the two cards; must he take both; can he leave the widow
    exchange two cards; put the widow back; who may take the widow; saw the two cards
    only the dealer may take the spare cards; took only one of the two
    looked at both and wants to put them back
combination_worth: how much is a quint; how much is a tierce; how much is a quart
    sixieme; what is a quatorze worth; value of a trio; three nines; do nines count
    four tens; how much is a sequence; points for a sequence; value of the point
    how do I count the point; what is the point; pips; ace is eleven; which is better
    which sequence beats; does a longer sequence beat
    which point is better five cards or six; do three aces beat four tens
    are four jacks better than three kings; what does carte blanche count
    what is a run worth; how much for four of a kind; how much for three of a kind
    how many points do three queens give; what beats a tierce
    is a quart to the ace better; what do I get for four aces
    how many for a run of five; what counts more; how are sets counted
equal: equal; both have the same point; same sequence; we have equal points
    two tierces the same; both have forty; who scores when equal
    we both have a quint to the king; same length same pips; tie in the point
    our sequences are equal; equal claims; both have a point of five with 44
    both call the same who gets it; nobody scores when equal
    does my second tierce count if the first is equal; the same on both sides
    my point and his are the same; nobody better
sinking: must I declare all; may I keep quiet about a set; sink a card; sinking
    call less than I have; do I have to declare; hide my quatorze; hold back a trio
    must he show it; show me your point; prove it; I want to see his sequence
    which ace is missing; which king do you not have; which ten did you throw
    how many hearts have you left; must he say which suit; may I ask which cards
    does he have to show me the cards; must I say which suit my point is
    not declare my tierce; call a trio with four; announce a smaller point
    ask what he has left; may I conceal a declaration; can I keep it secret
    may I not tell everything; I want proof; let me see your cards
    may I ask him to show it
forgot_to_declare: forgot to declare; forgot my point; forgot a tierce
    did not call my trio; forgot to call my quatorze; omitted; overlooked a sequence
    overlooked four tens; too late to declare; can I still declare after playing
    declared after the lead; forgot to announce three kings
    sequences before the point; I already led and forgot my quint; missed my point
    did not say my sequence; may I add it now; he declares after the first card
    passed over the point; I did not mention my three aces; I led and then remembered
    only said the point
declared_out_of_turn: declared out of turn; spoke too early; dealer called first
    younger spoke before elder; declared before me; not his turn to speak
    dealer announced his point first; said his trio before I had declared
    he told his hand before elder; wrong one declares first
    younger declared his sequence too early; he blurted out his quatorze
    order of calling mixed up; the other one began to declare
    told me his point first though dealer
wrong_answer: said good by mistake; I said good but mine is better
    conceded by mistake; said equal but holds better; said not good but has less
    changed his answer; wrong reply; wrong answer to a claim; wants to take back good
    answered not good wrongly; I said good too quickly
    told me good and then showed better
    he said it is good and now he has a longer one; can he change his answer
    said equal and it was not; mistakenly said not good
    I said good and then saw mine was longer; wants to take the answer back
false_declaration: called what he does not hold; false declaration; miscall
    claimed too much; he does not have it; lied about his point
    said four aces but only three; wrong claim; counted a card that he had discarded
    claimed a quart but has a tierce; bluffed; he did not have the quint he called
    declared too many; his point was only four cards
    scored a sequence he does not have; claimed kings but has threw one away
    overstated his hand; he announced a trio he has not got
    he said point of six but had five; invented a sequence; cheated in declaring
    he got points for a run he has not; said six but it was five
    he said a tierce and it was not one; there was never a fourth king
    he counted a card he put away
misnomer: named the wrong suit; said hearts instead of diamonds; wrong rank named
    misnomer; slip of the tongue; said kings but meant queens; named the wrong card
    said quint in clubs but it is spades; misspoke
    said tierce to the king but it is to the queen
    called the wrong suit for the point; he said jacks and has tens
    mixed up the suits when declaring; told the wrong suit; wrong name of the card
    meant the other suit
claims_do_not_fit: claims do not fit; the cards do not agree with what was declared
    he cannot have had that; phone says it does not fit; impossible hand
    both cannot have the king of hearts; he played a card that does not fit his call
    cards played do not match the declaration; there is a contradiction
    the app refuses the trick because of the declared cards
    he declared four kings but I have a king; something does not match what he called
    the phone says the claims exclude each other
    he cannot have four because I hold one; the card he plays cannot be
    the phone will not take the card
partners_count: what do partners score together; my partner's sequence
    partner's point; do both partners score; does my partner's trio count too
    side scores; won my partner's lead; partner takes my trick
    count for both partners; partner has the better point do we both count
    sequences of both partners; point when my partner wins my lead; do we add our sets
    mine and my partner's together; do we add what we both have; partner has a run too
must_follow: are there trumps; no trumps in this game; must I win the trick
    is ace high; is there a trump suit; what is the highest card
    do I have to give the same suit
led_out_of_turn: played out of turn; played before me; third player before the second
    not his turn to play; dealer led to the first trick; younger led first
    he played too early; wrong order
takes_card_back: played two cards; two cards at once; misinformed about what was left
    he told me wrong and I led; he said he had no more hearts
    dropped a card is it played; can I take back my lead
    he said he had none left so I led wrong
looked_at_tricks: may I look at his tricks; count his tricks; what has gone already
    turn over the tricks
exposed_card: he showed me a king by mistake; saw his hand while declaring
claim_rest: plays five cards at once; plays them all at once
    leads several cards together; laid all his diamonds down
    puts the whole suit on the table; lead my suit all at once
    put all my spades down together
tricks_score: what scores in the play; one for each lead; one for each trick
    count for a lead; does a nine count; low card led; do I count when I lead a seven
    last trick two; how much for the last trick; counting in the play
    point for winning his lead; do I score for every card led
    how do we count while playing; what do I get for taking a trick
    what does each trick count; one point for a card; counts while playing
cards_and_capot: ten for the cards; what is the cards; most tricks; majority of tricks
    capot; forty for all tricks; all twelve tricks; six tricks each; cards divided
    seven tricks; who gets the ten; both have six; what if I win all the tricks
    how much is capot; won every trick; does last trick count with capot
    ten points for tricks; even number of tricks; all tricks were mine
    I have more tricks; ten at the end for most tricks; same number of tricks
pique: what is a pique; what is a repique; repic; pic; when do I get sixty
    thirty in hand; exactly thirty; 30 before he scores; when do I get 30 extra
    ninety; I reached thirty and he has nothing; twenty nine and I lead
    bonus of thirty; thirty points before the other scores; bonus of sixty
    is that a pique; can I make pique with the cards; reach 30 in the play
    hand of thirty without playing; do I get thirty more
    thirty and he has nothing yet; am I at sixty
what_saves: what saves from pique; does it save the pique; does carte blanche save
    equal point and repique; who reckons first; order of reckoning; dealer's pique
    can younger make a pique; his point stops my repique
    his first lead counts one does that stop my pique; twenty nine in hand
    does equality stop repique; he has the better point and I have thirty
    does a better point save him from repique; protects against repique
    elder's one for the lead prevents dealer's pique
    my sequence is good but he has the point; he scored one before me is my pique gone
    he has a point does it stop the sixty; my carte blanche against his
wrong_score: did not say pique; forgot to score repique; forgot to count the repique
    forgot to score; hand was counted wrongly; counts in the play differ
    he counted 14 instead of 15; lost count during the play; we have different counts
    said the wrong number while playing; count does not agree; miscounted
    forgot to add the cards; forgot to count a point while playing
    we count different numbers while playing; should have been 63 but I said 62
disagreement: I said not good; what did you call; he says he said good
    did he say equal; he denies what he called; did not say that
    he said point of five not six; who took that trick; we disagree who won the trick
    what was declared; he says he declared it
tie: equal after six deals; both at a hundred; extra deals
    both reached 100 in the same deal
what_ends_the_game: how many deals; how many hands in a partie; a hundred up
    last deal; counting out; deals that count double; which deals count double
    six deals; how many rounds; partie; how long does piquet last
what_is_owed: rubicon; rubiconed; under a hundred; did not reach a hundred
    double under fifty; a hundred for the game; pool; ante; crossing the rubicon
    below 100; loser has 99; failed to cross; how much do I win with 150 to 80
    does he add both scores; lurched; he did not make a hundred; lost with eighty
    below the rubicon what to pay
player_leaves: concede the game; finish another day; wants to give up the partie
interrupted_game: cards mixed up; cards got mixed in the deal; stock knocked over
    dropped the pack; threw in his cards too early; hands and talon are mixed
    wind blew the cards; knocked the cards off the table
    gathered the cards before the end; phone rang; cat jumped on the cards
    someone mixed the hands and the talon
"""
