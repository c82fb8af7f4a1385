"""How players tell of accidents: to cards, to people, to the sheet, to the evening."""

ACCIDENTS = """
lost_card: one card fell under the table and nobody noticed; the four is under the sofa
    a card lay on the floor the whole deal; he finds a card in his lap
    a card sat in his sleeve; I was sitting on a card; the dog has eaten one
    coffee on the queen, we cannot use it; one is ripped can we go on
    the missing card is found on the chair; a card was left in the box
    the card slid between the cushions; wind took a card away
    ink on the back of the king; a card is stuck to the table; the baby bit the jack
    one is swollen from water; the queen's got a tear; we know that card by its back
    there's a card on my shoe; the missing four was in the box all the time
    a card behind the cushion; one lay below the tablecloth
    a card has a crease that shows; a nine slid beneath the cupboard
    it lay on the floor since the deal; wine was spilt over the cards and one is ruined
    the corner of the ten came off; milk on the seven; juice over the king
    tea ran over a card; jam on the queen; wax from the candle on one
    ash fell on the ten; soup was spilt on the deck; a card in the sink
    a card fell in the bath; one fell into the fire; burnt at the edge
    a card in the soup; chocolate on a card; ketchup on the back of one
    grease on the ace; the puppy tore one; the cat scratched it; the parrot bit it
    the goat ate one; my daughter drew on it; scribbled on by the kid
    the toddler put one in his mouth; rain got on the cards; it blew into the garden
    wind took one over the balcony; one fell between the boards; behind the radiator
    behind the sofa; under the fridge; under the bed; under the rug; in the bin
    in my handbag; in her hair; in the cushion; in my jacket; on the stairs
    in the grass; in the sand; in the water; one flew out of the window
    stuck to my elbow; stuck to the glass; stuck to the bottle; it has a hole
    it has a dent; half of it is gone; the ten is too bent to shuffle; one has a dog ear
    the card is ripped, may we use another card; we cannot find one of the cards
    the card is broken, must we stop; a substitute for a lost card
    can a joker stand for the lost card; we wrote the rank on a blank card
    it was under the plate the whole time; the waiter found one on the floor
    one of the cards has disappeared in the middle; where has the jack gone to
imperfect_pack: a card of another pack is among them; the pack was not full all evening
    this deck lacks the queen of hearts; one card we have double
    we find that a king is missing from the deck; a card with another back
    are the earlier deals good if the pack was short; a joker was dealt to me
    the ten of hearts does not exist in this pack; cards from two packs mixed
    the box has one card fewer; somebody left a rules card in it
    we play since an hour with a deck where one lacks
    one corner is bent so everyone knows it; the king is missing since the beginning
    we found a card of another deck; two the same where only one should be
    is it all void when the deck was wrong; the pack came with one card less
    a card from the other game got in; count the pack, there is one over
    somebody mixed two decks; old deck has a card short; wrong pack of cards
    the cheap deck has two the same; pack has one card doubled
    the jack turned up two times in this pack; one suit has a card more
    one suit is a card short; the whole evening with the wrong deck
    does the deal before count when a card was missing; we notice now the deck is short
    a blank card was in the pack; an advertising card; the spare card got dealt
    both of us hold the same card; we both have the ace of hearts
    never a queen of hearts in any deal; one was missing from the very start
    the deck has an odd number of cards; too many aces in this deck
player_leaves: Tom must go home, can Ann play for him; one of us goes away in the middle
    she is ill and cannot play on; he has no more wish to play
    he just stood up and went; somebody else takes his cards
    she has to look after the baby, who plays for her; can another play with his points
    he got a call and has to leave; may my wife continue for me; she gives up and goes
    a new one wants to come in; he fainted; does he lose if he goes
    can we play on without him; the kids must be fetched
    he feels unwell and must lie down; her phone rings and she has to go
    her parents are waiting outside; he was called to work; the babysitter wants to go
    his mother came to get him; she is too drunk to play; he falls asleep over his cards
    a new player arrives and one goes; we lose one player in the middle
    she refuses to play any longer; Tom is offended and gone
    can anybody jump in for him; he is off to bed, we are one less
    his wife takes his cards from now on; somebody has an emergency
    he broke his glasses and cannot see; she has got to be up early and goes
    with whom do we go on if he leaves; his bus goes; her father collects her
    flight is early tomorrow; his shift begins; the dog must go out
    the baby cries and she goes; kids need to be put to bed; he was taken to hospital
    somebody is at the door for him; toothache and she goes home; he has a migraine
    he is too tired to go on; she is sick from the wine; he has got a nosebleed
    stomach ache, he cannot play; he had a fight with his wife and went
    she has had enough and leaves; a friend came late and wants to join
    one more player wants to join now; may the newcomer take the points of him who went
    we want to swap two players; can two change seats
    he went out for a smoke and does not come back
    we are only three now, how do we go on
    who takes over the cards of the one that left; what about his score when he is gone
    do his points stand if he leaves; may my daughter finish my hand
    her sister plays the rest for her; a spectator would like to step in
    can I hand my cards to my father
interrupted_game: we have to stop in the middle, who wins
    the place closes and we are not at the end; how do we reckon if we stop now
    the lights went out and we stop; we must catch a train, what with the game
    we break up before the end; the game cannot be finished today
    stopping early, does the leader win; it is late, we want to go to bed
    we do not play to the end; may we leave it as it stands
    half of the game is missing and they throw us out; the food comes, we stop
    the waiter wants to close; the hall shuts now; we never got to the last deal
    is the score valid when we stop here; the train arrives and we are not finished
    the game was left half done; no light any more; thunderstorm and we must go in
    visitors came and we stopped; can we write it down and play on another day
    dinner is on the table; who is the winner if we do not finish
    we are called away in mid game; power cut; the candles are burnt down
    alarm goes off; the boat arrives; end of the flight; we land now; the ride is over
    the library shuts; they put the chairs up; they want the table back
    the cake is served; guests arrive; the show begins; the children woke up
    neighbours complain; doctor came; the match is on tv; everybody is tired
    it is past midnight; we are all too drunk to finish
    battery of the phone is empty, is the game lost; we quit after half of the deals
    does it count when it is not finished; how is it settled if it stops early
    cut short after two deals; we leave off here; broken off by rain
    can we keep it and end it another evening; game given up by all
redeal_agreed: he threw his cards into the middle because he was angry
    we are all agreed to give again; may we all throw in these cards
    my hand is awful I want others; I have only bad cards can I have new ones
    she mixed all the cards together before we finished; all cards fell down mixed up
    somebody swept all of it off the table
    cards are mixed and nobody knows which were his; can the deal be annulled
    the little one scattered the cards; we would like another deal, all of us
    is it permitted to deal new if both want; she folded her hand into the pack
    nobody wants these cards; he laid his hand together with the pack
    the whole deal fell to the ground; we gave up this deal together
    the table was bumped and it all got mixed; she has put her hand to the tricks
    may one ask for other cards because his are so bad; both say deal it once more
    he believed it was over and put all together; it is all in one heap now
    the baby pulled the cloth and all cards fell; the cat ran over the cards
    a gust took the cards; table tipped over; the bus braked and all slid down
    cards flew all over the room; all the hands are in a mess
    somebody collected the cards too soon
    he shuffled them already though we were not done
    nobody can tell which card is whose; we would both rather start this one again
    neither of us wants to play this hand; he wants another hand, the other not
    can a bad hand be refused
exposed_card: I saw two of her cards when she leaned over; Ann let her king be seen
    he holds his cards so low that I see them; she laid her hand down open for a moment
    his ace fell on the table; the wind blew my card over and all saw it
    he tilted his cards to me; must he play the card that I have seen
    a card of mine was open, what now; he has shown what he holds
    one fell from his hand and lies open; my card was seen by the others
    the reflection in her glasses shows her cards; she showed her queen before time
    he dropped the ten before the others; I looked into his cards
    the neighbour can see what I have; what is the punishment for letting a card be seen
    his cards are mirrored in the window; I did not want to but I saw his jack
    my neighbour sees everything I have; the king stood out so that I saw it
    he laid his hand face up when he drank; she spread her cards and a few turned over
    while he reached for the glass I saw two; one of her cards tipped on its face
    everybody knows now that she has the ace; he let us look at his hand by accident
    reading his cards in his spectacles; in the window I saw her hand
    the waiter said what I hold; she held it up to the light; he coughed and dropped one
    kid ran past and shouted my card; he sneezed and I saw his hand
    everyone could see the ace; fell out of my hand face up
    one of my cards lies on the table and it is not my turn
disagreement: Ann says it was three and Tom says it was four
    he says he said it and I did not hear it; we cannot agree what was played
    nobody is sure any more what happened; one says so and the other says so
    she is sure she said it, we are sure she did not
    who is right when we remember it differently; we quarrel about what he called
    my partner thinks one thing and they another; how to decide if nobody knows
    the phone has something else than what I said; he now says another thing than before
    I did not hear her; he tells it otherwise than me; what did he say exactly
    I heard something different; everybody remembers another thing
    one of us is mistaken and we cannot tell who; she will not believe me
    he swears it was so; who decides when we are not of one mind
    the two stories do not match; who remembers; no two of us agree; we are at odds
    both are sure; both say it was theirs; he heard it wrong; misheard me
    somebody is not telling the truth; can the phone show what was said
    no witness for it; the others did not listen
late_discovery: in the deal before we made a mistake; we see it one deal too late
    already the next deal and we find out; yesterday's last deal was counted wrong
    can we still repair something of the last deal; two deals back there was an error
    next cards are dealt and then we saw it; she tells now that she revoked before
    it is two hands ago that he had the wrong cards
    we found out after the count that something was wrong
    it comes out now that the last deal was wrong; an hour ago he counted wrong
    we dealt again before we saw it; she confesses a revoke of the last deal
wrong_score: the sheet says 40 and it should be 50; he wrote my points to Ann
    she got the points that belong to me; a wrong number stands in the score
    we have less points than the phone says; the total on the phone is not right
    I should have twenty more; points were put to the wrong side
    the score is not correct, can we change it; it counted me ten too few
    the sum on the paper is wrong; the numbers are exchanged; entered twice
    wrote it under the wrong name; how do I correct what was entered
    it shows less than we have; the phone gave the points to her
    I was given too many points; should be plus not minus; a deal was not written at all
    the result was typed wrong
"""
