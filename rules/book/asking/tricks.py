"""How players tell what happens in tricks, whatever the game."""

TRICKS = """
takes_card_back: take back a card; may I take my card back
    he wants to take his card back; can I undo my card; I played the wrong card
    I meant to play another card; wrong card by mistake; pulled the wrong card
    he changed his mind; change the card I played; swap the card I played for another
    may he replace his card; wants a different card; did not mean to play that
    misplayed; slip of the hand; touch move; card laid is card played
    I put down the wrong one can I change it; pick up a played card again
    he picked his card up again; took his card back into his hand
    she withdrew her card; can you retract a card; regret a card
    is a played card final; let go of the card already; I misclicked my card
    he saw what I played and wants another card; can he have the card back
    it was a mistake I wanted another one; oops wrong card; I pulled out the wrong one
    she wants to play something else instead; can I still change my card
    he had already let go of the card
    the king is lying there but he wants to take it again
    put it back in his hand and played another one; I grabbed the wrong card
    I did not mean that one; can I have that back; he is trying to take it back
    she put one down and snatched it up again; give me that card back; wrong one sorry
    my finger slipped; I meant the other one; two stuck and the wrong one came
    he wants another go; is it too late to swap it; once it is down it is down
    has it left my hand is it played; she touched the table with it and took it back
    he hovered over the table with it then took it away
    she regrets it and wants to choose again; I thought hearts were led; I misread it
    I thought it was a diamond; can we let her change it
    he picked the wrong card out and it is lying there
two_cards_played: he played two cards at once; played two cards to one trick
    two cards together; two cards stuck together; cards were sticking
    a second card came with it; played twice in a trick; somebody put two cards
    he threw two cards; one card too many in the trick
    an extra card in the trick; five cards in the trick; I played two by accident
    the second card slipped out; he laid a pair of cards at a time
    I threw two by accident; two of them came out together
    with his card another one fell; there are two cards of hers in this trick
    he added two cards to the same trick
    two came out stuck together; I put two down without noticing
    she dropped two on the trick; there is one more card here than players
    who put two in; he chucked both down
    he followed twice; I played another before the trick was over
    mine were stuck and both went down; one of these two is not wanted
    which of the two counts
missed_a_trick: forgot to play to a trick; did not play to a trick; missed a trick
    he has a card left at the end; one card left over; card over at the end
    the trick has a card too few; three cards in the trick; trick is one short
    somebody was skipped; he missed his turn; she was passed over in the trick
    I still have a card and all tricks are over; did not put a card to the trick
    we forgot him and played on; left out of a trick; he has more cards than us now
    a player did not add a card to the trick
    we have all finished but she still holds a card; we skipped a player in one trick
    I still have one when the others have none
    one player did not play a card and the next trick has begun
    I was asleep and did not play
    I never played to that one; she did not put anything in; they went on without me
    I am left with one at the end
    he still has a card and we have none; how come you have a card left
    he nodded off and we played on; someone did not put a card in the last trick
    only three in this trick and there are four of us; you left me out; they forgot me
    he was in the loo and we carried on playing; missed my go
    I was never given a go in that trick
    he has an extra at the end because he missed one
must_follow: must I follow suit; may I play any card
    must I trump; do I have to trump if I have none; am I forced to trump
    can I throw away any card; may I discard; must I win the trick; must I beat it
    must I go higher; must I overtrump; can I trump when I have the suit
    what if I have no card of the suit; when may I trump; can I play what I like
    what must I play; am I allowed to play low; is following suit compulsory
    which card wins; what card can I play; void in the suit what do I play
    not having the suit; may I trump in
    can I hold back a trump; is ruffing allowed; have I to play the suit that was led
    if I cannot follow what then; can I play a trump though I have the suit
    may I play anything; can I put any card I want; am I obliged to take the trick
    what are the rules about following
    do I need to follow; am I made to trump; have I got to; can I chuck what I like
    can I get rid of any old card; what if I have none of those
    what am I allowed to put down; got no hearts what can I play
    is it compulsory to go over; must I put a higher one on; can I duck
    may I hold my trump back; can I trump it even though I have one
    do you always have to follow; can I throw something else away
    am I bound to beat him; can I lead a trump whenever I like
    do I have to lead trumps; may I underplay; when am I free to play what I want
card_ranking: what beats what; which card is higher; rank of the cards
    order of the cards; is the ten higher than the king; does the ten beat the king
    is ace high; which is the highest card; which is the best trump; highest trump
    two the same cards in a trick who wins; same card twice who wins
    identical cards which one wins; both played the ace of hearts
    does the first or the second win if they are the same; who wins the trick; ranking
    strength of cards; which card is stronger; is the nine low
    does a trump beat an ace; lowest card; what is higher than the ace
    where does the jack rank; where does the ten stand; is the king above the ten
    which of the two is bigger; biggest card; what order are the cards in
    what is the top card; is king or ten stronger
    two of the same ace who gets the trick
    which is best; which one is stronger; who takes it the ten or the king
    is a ten better than a king; whose card wins
    two same cards were played which takes it; is the ace top
    what is the running order of the cards; where does the nine come
    which is the boss card; we both put down the king of clubs
    first or second of two alike; how high is the jack; which order do they go in
    is the ten a big card; what comes under the ace; rank from top to bottom
wrong_winner: the wrong player took the trick; he took my trick; I won that trick
    that trick was mine; gathered the wrong trick; she picked up my trick
    he took a trick he did not win; the trick was given to the wrong side
    wrong winner of the trick; my card was higher; my card was the highest
    who won that trick; whose trick was it; he picked up our trick by mistake
    he trumped but the other took it; my ace was best but he took the trick
    swept up the wrong trick; raked in my trick; trick went to the wrong pile
    he grabbed the trick with a lower card; my trump won and he took it
    we gave the trick to the wrong one; we thought his ten won but there was a trump
    he turned the trick over but it belongs to us
    took it in although I had the higher card; nobody saw that my card was better
    wrong person has our trick in his pile; I took it but actually she had won it
    trick was mistakenly taken
    hey that one was mine; he nicked my trick; she has my trick in her heap
    he walked off with a trick that I won; we put it on the wrong heap
    that trick should have come to us; I had the best card there
    he scooped it up though mine beat his; my ten beats her nine and she took it
    we missed that there was a trump in it; we all thought he had won it
    took it by mistake it was hers; who should have got that one
    trick went to him but mine was bigger; gave them our trick
    we all played on and then saw it was mine
looked_at_tricks: may I look at the last trick; can I see the last trick again
    he looked at the tricks; she turned over a trick; looked through his tricks
    looked back at old tricks; is it allowed to look at the tricks already taken
    he keeps looking at the tricks; peeked at a trick; counting cards in his pile
    can I check which cards have gone; may I see what was played; which aces are out
    review the tricks; turned up a trick that was closed; what was in the last trick
    let me see that again; quitted trick; he goes through his won cards
    may I check which cards are gone; show me the last trick please
    he turned over an old trick; she wants to see a trick from before
    flips through his pile; may I see once more what was played
    can I count the trumps that have gone; he takes a look at what he won
    checking tricks during play; lifted the trick to look; what has been played so far
    I want to see it again
    can I have another look at that; let me see what just went
    which card did you play just now; may I turn the last one back over
    she keeps rummaging in her tricks; he is leafing through the pile of tricks
    has the ace of clubs gone yet; what did she put on the last one
    sorry I was not looking what was played; can we see that one again
    she flicks through what she has won; he had a peek at an old trick
    I blinked and it was turned over; counting how many trumps are left in the tricks
    is it all right to check which have been; he goes back over the tricks
    show me the one before
claim_rest: the rest are mine; I claim the rest; he says he has all the rest
    he laid down his hand and claimed; he showed his cards and said all mine
    he lays down his cards; all the other tricks are mine; I win everything now
    can you claim the remaining tricks; she claims the last tricks
    he gives up the rest; he concedes; all yours
    nobody can beat my cards now can I lay them down; stop early because I have all
    do we have to play it out; must we play the last cards; puts his hand face up
    the others are yours; he threw his hand down and said he wins
    no more tricks for me; spread his hand; tabled his hand
    lays his cards open claiming everything; he opens his hand and says it is all his
    can I put my cards down if I win everything
    says nobody can beat him any more and shows the cards
    stops playing since he has only winners
    she puts her cards on the table before the end
    I have only trumps left the rest is mine
    he does not want to play to the end because he has all the tricks
    I have got all the rest; I cannot lose another
    you might as well give me the rest; she just throws down her cards and says mine
    nobody can stop me now; he says there is no point playing on
    saves time laying them down
    top trumps so it is all mine; I have the lot; put the remainder down face up
    he reckons he wins all that is left; and then one of them is not his
    he claimed all but I had a trump; he said all mine and he is wrong
    take the rest I give in; she throws in the towel for this hand
    can we cut it short here; he chucked his last cards in and said yours
tricks_score: what do tricks score; points for tricks; what do aces and tens count
    last trick; ten for the last trick; how much is the last trick
    when are tricks counted; what counts in the tricks
    does winning a trick give points; what do I get for a trick
    how many points for the last one; does taking tricks bring points
    are tricks worth anything; do I get something for the last trick
    how much for the final trick; is the last one worth more
    when do we tot up the tricks
    what is in a trick that counts
"""
