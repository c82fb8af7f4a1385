"""How players tell of a deal, a hand or a meld that went wrong, whatever the game."""

DEALS = """
who_deals_first: who deals first; who deals; who starts dealing; who begins the deal
    how do we choose the dealer; who is dealer now; who gives the cards
    whose deal is it now; whose turn to deal; who shuffles and deals; who deals next
    who deals the next hand; next to deal; the deal passes left; does the winner deal
    does the loser deal; who deals after a misdeal; do we cut for deal; cut for dealer
    draw cards to see who deals; highest card deals or lowest card; same dealer again
    does the deal rotate; how do you decide who deals; do we take turns dealing
    clockwise deal; my deal or yours; who is the first to give cards
    who should have the deal now; next dealer please
    whose go is it to deal; remind me whose deal it is
    lost track of who deals; which one of us shuffles this time
    does it go round to the left; does the deal move on or stay; who hands them out
    is the first dealer drawn by lot; how do we pick somebody to deal
    do I deal again after that; does the youngest deal
wrong_dealer: wrong person dealt; he dealt but it was my deal
    it was not his turn to deal; it was her turn to deal not his; dealt out of turn
    somebody else should have dealt; I was the dealer but he dealt
    he dealt twice in a row; same dealer two times running; dealt again
    we skipped a dealer; we missed out a dealer; forgot whose deal it was
    it was my turn to give the cards; we mixed up who deals; wrong dealer
    the deal went the wrong way round; should not have been dealing
    he dealt instead of me; dealt in my place; took my deal; stole the deal
    she gave the cards but it was my turn
    dealt though it was my turn and hands have been looked at; was it his turn to deal
    wrong person dealt do we start over; I think somebody else should be dealing
    the last dealer dealt once more; she has just dealt and now we see it was my deal
    the wrong guy gave
    that was my deal and she grabbed the pack
    we let the wrong chap deal; it should have been me dealing
    she dealt and it was supposed to be me; hang on was it not my deal
    he pinched my deal; we only now notice it was not his to deal
    somebody dealt who should not have; do the cards stand if the wrong one dealt
    he jumped in and dealt; dealt when it was mine
not_cut: the pack was not cut; he did not cut; nobody cut the cards; forgot to cut
    dealt without a cut; no cut before the deal
    was not offered the cut; dealer forgot to have it cut; not shuffled
    I never got to cut; must the cards be cut; uncut deck
    he did not give me the pack to cut; cut by the wrong player
    must we deal again because nobody cut; I wanted to cut but he was already dealing
    dealt straight away without cutting; we started and I did not cut
    the cut was left out; the cutting was skipped
    he never offered me the cut; she just dealt without letting me cut
    is a cut compulsory; do I have to let him cut; can I insist on a cut
    he ought to have passed me the pack to cut; nobody split the pack
    straight from the shuffle to dealing
not_shuffled: the pack was not shuffled; forgot to shuffle; nobody shuffled
    no shuffle; dealt without shuffling; cards still in order from the last hand
    he did not mix the cards; badly shuffled; not mixed properly; not cut
    nobody cut the cards; forgot to cut; dealt without a cut
    was not offered the cut; I never got to cut; must the cards be cut
    same cards come again; the cards are all in sequence; he did not riffle
    poor shuffle; the tricks of the last hand are still together
    must we deal again because nobody cut; I wanted to cut but he was already dealing
    dealt straight away without cutting; he dealt the pack just as it was
    just picked up the tricks and dealt
    hardly shuffled at all; he only shuffled once; these have not been shuffled
    she never offered me the cut; can I insist on a shuffle; I want them shuffled again
    is a cut compulsory; do I have to let him cut; nobody split the pack
    all the hearts came in a clump; the cards come out in the order they were played
    he dealt straight from the pile; lazy shuffle; can I demand another shuffle
card_exposed_in_deal: a card turned over while dealing
    a card was turned up in the deal; card flipped over during the deal
    dealer showed a card while dealing; dealer exposed a card
    one of my cards was dealt face up; he dealt one face up
    a card landed face up when dealing; we saw a card dealt
    a card flew off and turned over in the deal
    one card faces up in the pack; a card was face up in the deck; a faced card
    the dealer dropped a card while dealing; accidentally turned over my card
    the bottom card was seen while dealing; he flashed a card when dealing
    a card was seen during the cut; saw the bottom card when cutting
    do we deal again when a card is shown in dealing; card upside down in the pack
    while giving out the cards one was visible; the dealer flipped one
    when he dealt I could see the king; one card lands face up in front of me
    my second card was dealt open; he dealt so clumsily that a card turned
    a card came face up in the middle of the deck; dealing a card the wrong way up
    everyone saw one of my cards as the dealer threw it
    card jumped off the pack in dealing
    dealer let me see one; one turned over as he dealt it
    she dealt so badly we all saw a queen; a card came off the pack face upwards
    one flipped when it was dealt to me
    it hit my glass and turned over while being dealt; he turned my card dealing it
    do I have to keep a card everybody saw in the deal; is it a misdeal if one is shown
    one of the cards in the pack was back to front
    one is the wrong way round in the pack
    saw the bottom card as she shuffled and dealt
exposed_card: he dropped a card; a card fell on the table face up
    I dropped a card and all saw it; a card fell out of his hand; he showed a card
    showed me his hand; showed his cards by accident; I saw his card
    I can see his cards; I could see her hand
    his card is visible; accidentally showed an ace
    card slipped out of the hand; he laid his cards open; exposed a card
    he holds his cards so that I see them; held the hand too low; his hand was seen
    flashed a card; let a card be seen; partner saw my card; showed a card to partner
    must he play the card that he showed; spilled his cards
    all his cards fell on the floor; knocked her hand over
    put a card face up by mistake; turned his hand round; revealed a card
    he peeked at my cards; looked in my hand; neighbour looks into my cards
    one of his cards fell out and I know it now; let his ace fall on the table
    is a dropped card played; she lets everybody see her hand
    put his hand on the table face up to drink
    went to the kitchen and left his cards open
    reflection in the window shows his cards; is there a penalty for showing a card
    I know one of his cards now is that fair; he leaned over and saw my hand
    do I have to leave the card that fell on the table
    I let one slip and they all saw; I accidentally let her see what I hold
    one of mine fell face upwards; he caught sight of my ace
    I can read her cards in her glasses; she tips her hand towards me
    he sneaked a look at my cards; she had a good look at my hand
    he is nosy and stares at my cards; my cards went everywhere; I dropped the lot
    spilled my hand; one came out of my hand when I sneezed
    laid my hand down too soon by mistake; do I have to leave it face up
    what do we do about a card that was shown
    caught him peeking; he left his hand on the chair and I saw it
    tipped my cards over
wrong_count: somebody has too many cards; I have too few cards; wrong number of cards
    I have a card less; one card short
    not the same number of cards; hands are not equal; unequal hands; misdeal
    miscounted when dealing; dealer gave too many; dealer gave too few
    dealt me too many; dealt me too few; he got more cards than me
    cards do not come out even; the deal does not come out; one left over
    missing a card in my hand; I am one short; extra card in hand
    how come I have more cards than you; one hand is short
    he was dealt the wrong number; dealt wrong; she skipped me in dealing
    found at the end that somebody had a wrong number of cards
    I count my cards and it is one too many; he has more cards in hand than I do
    we noticed in the middle of play that he has a card too few
    he ran out of cards early; why have I one card less; my hand is a card bigger
    cards in hand not equal after dealing
    number of cards is not right
    I seem to have one more than everybody; you gave me too few
    he gave her six and me five; I have only got eleven here
    there is one missing from my hand; my hand is one light; one over
    I got dealt double
    two stuck together in the deal and I have both; somebody else has my card
    we have not all got the same; dealer cannot count
    she has more than she should
    found out halfway that my hand was too small; I picked up one that was not mine
    was given one too many
imperfect_pack: the pack is not complete; the deck is wrong; incomplete deck
    imperfect pack; a card is missing from the pack; the pack is short
    there is a card missing; the deck has one card too few
    one card too many in the pack; two of the same card; the same card twice
    two identical cards in the deck; there is a joker in the pack; a joker turned up
    a card from another deck; a foreign card in the pack; card of another pack
    wrong pack used; played with the wrong deck; different backs
    a duplicate card; we are not playing with a full deck
    we counted the deck; two kings of the same suit
    counted the pack and it is not right; a card does not belong in this pack
    we only now find out that the deck is not complete
    we have found a card in the box; we played all evening with a card missing
    there was one card still in the box; there are too many kings in this deck
    a card is gone from the pack; both of us have the same card but there is only one
    this pack is a dud; one is missing so it is not a proper pack
    it turns out a card is not in the deck; I have the queen of clubs and so has she
    there are two the same; we both have the ace of spades
    someone put a card from the other pack in; odd card in here with a blue back
    a joker has got in; the advert card was dealt; forgot to take the jokers out
    one too few in the whole deck; the pack was one down from the start
    does the whole evening count if the deck was short
    the low cards were not taken out; deck is dodgy; which cards should be in the pack
lost_card: a card is lost; a card is on the floor; found a card under the table
    cannot find a card; where is that card
    a card fell down; card fell under the chair; card on the carpet; torn card
    a card is damaged; bent card; marked card; creased card; a stain on a card
    a card can be recognised from its back; ripped card; the dog ate a card
    the baby chewed a card; coffee spilled on a card; dirty card; scratched card
    card has a folded corner; found it later; found the missing card on the floor
    broken card; wet card; there is coffee on a card and everybody knows which it is
    one card has a tear; a card lay under the sofa all the time
    something is written on the back of a card; the ten of hearts is gone
    a card vanished; the back of my card is scratched
    the cat has had one; one has gone walkabout; we dropped one and cannot find it
    it was under my chair the whole time; I was sitting on a card
    one fell behind the cushion; one stuck to the box; one was hiding in the rug
    one is torn in half; this card has a crease so we all know it
    it has a nick in the corner; the back is marked; somebody bent the ace
    one is sticky; beer on the queen; burnt by a candle
    can we use a spare card instead; replace a damaged card
    you can tell which one it is; a scrap of paper for the missing one
redeal_agreed: can we deal again; we all want to deal again; start the deal over
    throw it in; throw in the hand; chuck it in and deal again
    the cards got mixed up; somebody mixed the cards together
    the cards were knocked over; cards fell off the table; table was bumped
    shuffled too early; somebody gathered the cards too early; he threw in his cards
    he mixed his hand with the others; everything is muddled; mess on the table
    we want a redeal; may we agree to redeal; cancel this deal; void this hand
    scrap this hand; the child grabbed the cards; the cat ran over the cards
    wind blew the cards; my hand is terrible may I have a new deal
    bad cards can I redeal; start again from the deal
    something went wrong and we want a new hand; do this hand over
    can we agree on a misdeal; everyone wants to do it again; we all say deal again
    start this hand again; threw her cards on the table and mixed them
    cards swept off the table by the child; my glass fell over the cards
    both of us would like to start over; let us forget this hand; all agree to cancel
    he thought the hand was finished and shuffled everything together
    the pile fell over; cards are all over the place; do it over
    let us scrap it and deal again; can we bin this hand
    it has all gone wrong can we start anew; the lot got mixed up
    who knows which card was whose; the whole thing is a shambles
    she knocked everything over; spilled my pint and the cards are everywhere
    the toddler pulled the cards down; the dog jumped up and the cards went flying
    he scooped everything up before we had finished; she put her hand in with the rest
    I threw my cards on the heap by mistake
    nobody can say which trick was whose any more; we both fancy another deal
    everything slid off the tray
    can we call this one off; scrub it and deal
    a gust blew them over
wrong_meld: a meld was wrong; he laid down a wrong meld; the meld is not right
    that is not a marriage; his cards do not make the meld; false meld
    meld does not count; declared something he does not have
    king and queen of different suits; wrong cards in the meld
    meld was scored too high; miscounted his meld; wrong points for a meld
    used a card already used; queen was used before; meld not valid
    he had only three of them; one card of the meld is missing
    scored a meld that he did not have; invalid meld; mistake in a meld
    put down the wrong cards for a meld; he showed cards that are not a meld
    his marriage is not of one suit; counted 40 for it but it is 20
    the cards he laid are not right; she announced a sequence and one was missing
    that combination does not exist
    that is no marriage the suits differ
    he put down something that is not worth anything; those do not go together
    she claims points for cards that are not a set; she scored too much for it
    he gave himself too many for the meld
    the cards she put down do not make what she said
    they only just noticed his meld was rubbish; it was one card short
    has he really got that; wrong jack in it
meld_out_of_turn: he melded but he did not win the trick; loser melded
    may the loser meld; not his turn to meld; melded when not allowed; melded too late
    two melds at once; melded twice after one trick; second meld in one turn
    can I meld two things at the same time; laid down two melds
    melded when the stock was gone; melds after the stock is empty
    melded before winning a trick; declared without winning a trick
    how many melds may I make after a trick; put down a meld out of turn
    laid down a meld though I won; meld in the last tricks
    two combinations after one trick; may I meld although I lost
    lays cards down when it was not his trick; he puts two marriages down at once
    the other one melded after my trick
    she put a meld down but I took that trick
    he laid cards down for points without taking a trick; can she score two at a go
    he slipped a second one in; he laid down a set and it was not his trick
    is it one meld a trick; he declared when I had won
    too late now the stock has run out and he still melds
    she is putting melds down whenever she likes; may I put down another straight after
forgot_to_meld: forgot to meld; I forgot to lay my meld; did not meld in time
    drew before melding; wanted to meld but had already drawn; too late to meld
    can I still meld after drawing; meld after the draw; forgot to declare my marriage
    overlooked a meld; forgot to show my meld; I had four aces and forgot
    may I meld it now; missed a meld; I could have melded but I drew
    can she meld it later; meld not announced; I forgot to announce
    I picked a card and then saw that I had a marriage
    too fast and drew before showing; I only see my four queens now
    did not put it on the table in time; can I show it next time
    I had a marriage all along and never put it down; oh no I should have shown that
    I went straight on and drew; drew too fast and did not lay it down
    can I put it down now or have I lost it; is it gone if I did not show it
    I was too quick; it slipped my mind to lay it down; did not spot my meld until now
    wait till my next trick to show it
    I wanted to lay it down but the next card is played
"""
