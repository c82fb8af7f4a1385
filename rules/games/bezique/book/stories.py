"""How players of Bezique tell whole stories of what happened."""

STORIES = """\
wrong_count: Edith holds seven and I have eight; I have nine after I drew
    he has one over when the stock is gone; I was given seven at the start
    eight is right but I count seven; with the last eight he has nine
    he has ten cards in the three handed game
    my hand has seven because I forgot to draw or was it dealt so
    at the end one has a card and the other none
imperfect_pack: there are three queens of spades; we miss one ten of hearts of the two
    five aces of one suit in four packs; only one jack of diamonds in the deck
    one pack has other backs; a three came up from the stock
not_cut: pone had no cut; he dealt the eight cards and I had not cut
card_exposed_in_deal: the stock shows an open card; my queen came face up as he dealt
    two were turned up for trumps; he saw the bottom of the stock at the cut
    a card in the stock lies wrong way round; one of his eight was dealt open
exposed_card: he showed his ace while he melded; I saw two queens of spades in her hand
    she laid down the wrong card and took it up again; let me see his jack
    showed me what he was collecting; one card of mine lay open by accident
    the card he dropped was seen
redeal_agreed: all the melds got pushed into the stock
    the table was knocked, cards everywhere; he put his hand on the stock
card_ranking: is ten under ace; both played the queen of hearts, who has it
    two same cards in a trick; nine above eight, ten above king
    is the jack under the queen
must_follow: the stock is used up, what must we do now
    stock is there, may I trump what I want; is following needed before the stock ends
    last tricks, do I have to give the suit; must I go over his card at the end
    can I throw something else while we draw; may I lose the trick if I can win it
    do I need to serve in the beginning; when is one obliged to follow
led_out_of_turn: he led and did not win; she comes out and I have won the last
    played before the second player; Edith was to lead and he did
takes_card_back: put two cards on the trick; two went down at once and one goes back
    he wants his ten back because I trumped it; two tens came together on the trick
    he played, then he picks it up; may he play another after I answered
drew_out_of_turn: Bob lost and drew before me; the loser has my card from the stock
    three play, the third drew too soon; he has the card that I should have drawn
forgot_to_draw: George has only seven, he did not take from the stock
    she led the next trick without drawing; one hand is short since nobody drew
    we both forgot to take a card; he played before he drew
    I have seven as I took none after the trick
drew_too_many: she took two, now she has nine; he saw my card because he lifted two
    two came with his draw; drew once too often and has nine
    he has drawn before and again; I looked at the next card of the stock
revoke: the stock was gone and he threw a heart on my club, he had clubs
    in the last eight he could take the trick and did not; he had a trump and threw off
    he should have beaten my ten with the ace; she kept her trump back in the end play
    had to trump my king and threw a nine
    she played lower though she had higher in the last tricks
    there is still a stock and he did not follow, is it wrong
    at the end he must win and he let me have it
wrong_winner: her trump took it but he has the trick
    both kings the same and the second took it
    my ace was in there, he turned it to his brisques
    he was given the trick although I had the ace
looked_at_tricks: she is looking for how many tens she has
    may I count my aces before the end; he goes through the tricks that he won
    wants to see which queens are gone
claim_rest: he puts his eight cards open on the table
    I have only trumps in the last eight; she says that she takes the last tricks
wrong_meld: he put down queen of spades and jack of hearts for bezique
    the four kings have a queen among them; she said marriage but the suits differ
    he put three aces and said four; sequence without a ten and he wrote 250
    I wrote 40 for a marriage that is not in trumps; it was no royal marriage
    her sequence was in the wrong suit; it was queen of clubs and no bezique
    double bezique but only one jack was there; he scored 80 and it was jacks
    counted hundred for four aces but one is missing; the meld he laid is none
    what he put on the table is not what he said
meld_out_of_turn: may he put down a marriage and bezique at once
    two melds for one trick; he lost the trick but lays four queens
    she melds after the stock has gone; is melding allowed in the last eight tricks
    he melded before he had a trick; can I put two melds after this trick
    he puts down something and had not won
    can he announce when there is nothing left to draw
    he shows a marriage while the other won
forgot_to_meld: I drew and now see four jacks; too late for my bezique
    she has taken a card already and wants to put down her marriage
    I won but did not lay the sequence; forgot to show the royal marriage before drawing
    I thought of it only after the draw; he played on and had forgotten his four aces
    I did not say bezique when I had it; won the trick, drew, and then wanted to meld
forgot_to_score: he laid the seven and wrote nothing
    I did not get ten for the ace and ten; my marriage was laid but not counted
    the forty for bezique is missing on the sheet; we never put the brisques down
    I forgot to note my 20; I should have had ten for the turned seven
    he remembers now that his meld was not scored
    the brisque of three tricks ago was not written; ten points I did not take
    can I have it afterwards, it was not marked; laid kings, no one marked 80
    not counted when it happened; points were not put down then
last_draw: two left in the stock, the trump and another one; the last two, who has which
    loser of the trick gets the turned card or; is the last meld before those two
    may I still lay something with two in the stock
    with three of us, the last three cards; who has to draw first
    winner or loser draws first; in which order do we draw; do I draw before him
meld_again: bezique queen lies, now the king came
    my four kings lie, a queen came, marriage; trump king used in marriage, now sequence
    sequence is down, may I still count the royal marriage
    can a jack from bezique count in jacks; the same king with the other queen
    is it permitted to meld a card two times; marriage made, then bezique with her
    can the same ones be melded over; which cards on the table may be used again
    I lay queen to the king that is lying
    another bezique with the queen that lies there
one_meld_only: sequence lies there, can I call marriage with the same
    one card for one meld or more; melded queen used again
    the jack was in binage, may he be in four jacks; may a card that scored score again
second_bezique: queen of spades with jack of diamonds what does it count
    is it bezique with queen of hearts; which queen, which jack
    when I have it twice how much; I made bezique earlier and now the second
    third one of them; does double bezique need all four on the table
    first bezique is already played; how much brings a single bezique
    what do two queens of spades and two diamond jacks make; is it 40 or 500
seven_of_trumps: seven in trumps turned by dealer; seven for the open card
    may I take the ace that lies open for my seven; the second seven, what gets it
    when may the open card be changed; do I need a trick to exchange the seven
    he changed the seven and did not win; dealer opened a seven
    low trump swapped for the king; what gives the 7 of trump
no_trump_yet: no card was turned, what is trump; how gets the trump known
    which one is trump when no marriage was made; who decides the trump
    first marriage decides; is there trump before a marriage
    what suit is trump and since when; nobody put a marriage yet; trump is not known
    have we a trump now; does a turned card make trump; how is trump made in this form
polish_cards: a king I won in a trick lies open, may I marry him
    may I meld with what I have won; won queens can they be used
    in polish can I play the won cards; what happens with court cards that I win
    can cards that I captured be melded; open cards before me, what for
    jack I won from him for bezique; does the queen in my trick count for a meld
    may I take those to hand at the end
partners_meld: I have the king and my partner has the queen; partners together a bezique
    can I add a queen to the king of my partner; partner won, who melds
    use what lies before my partner; do partners meld each for himself
    can my partner lay his when it is my trick; after my trick may my mate meld
    together we have four aces; may we put our cards together in a meld
    my partner took it and I have the four jacks
tricks_score: do we get ten for each ten; last trick gives ten or
    what is a brisque and how many points; what gives the final trick
    the king in a trick has what value; do aces that I win count now
    how much gives an ace and how much a ten
count_wrong: we counted 17 brisques; 15 brisques are in the tricks
    aces and tens do not come to 160; together 150 and it should be more
    I have nine and he has eight brisques; one brisque lacks in the count
    aces and tens are more than there are; too many brisques
angling: Ann tells her partner to keep the queen; her husband says play the trump
    he says what I should meld; somebody behind me told what I have
    my partner asks whether I have bezique; he mentions he needs a jack
    a watcher tells that I have a marriage; she looks at her partner and shakes the head
wrong_score: 100 kings were written instead of 80; he has 500 for a single bezique
    George has my forty; marked 20 and should be 40; my 250 are not there
    the pegs are wrong; written on the wrong side; he moved his marker too far
    we wrote double for the marriage; markers and phone do not agree
disagreement: Edith says she melded four queens, I did not see; was it announced or not
    he says he exchanged the seven; I say I won that trick
    was the seven shown, one says yes
called_out: he said five hundred and it was 490; must I say it when I have 500
    she called and counted, it is not enough; he has 500 but did not say it
    I have 500 with my brisques may I call; both have 500 and one called
    the game is stopped because he called; stops the deal when he calls
    she had it, said nothing and the other called; he knocked and claims he has it
tie: he has 1010 and I have 1020; both sides have enough at the count
    all over the goal in one deal; we came to a thousand in one deal
    the two of us exactly the same
what_ends_the_game: do we play to 1000 or 2000 with two packs
    he is over a thousand in mid deal; three players, how far; how many must I have
    with four it is how much
what_is_owed: under half, pays he double; how much if he has not 500
    what is paid if the other stays below; lost by 300 what does it cost
late_discovery: last deal he had a false bezique and we see it now
    the meld of the deal before was wrong; last deal's brisques were forgotten
lost_card: a queen of spades is on the floor
"""
