"""How players of Piquet tell of what is declared, in everyday words."""

ASKED_OF_CLAIMS = """\
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
    how much for a run of four; what do I get for three kings; is a run of five fifteen
    which is worth more; does my tierce beat his; is a longer one better
    what for four tens; how much is my point worth
    is six cards better than five; are nines any use
equal: equal; both have the same point; same sequence; we have equal points
    two tierces the same; both have forty; who scores when equal
    we both have a quint to the king; same length same pips; tie in the point
    our sequences are equal; equal claims; both have a point of five with 44
    both call the same who gets it; nobody scores when equal
    does my second tierce count if the first is equal; the same on both sides
    my point and his are the same; nobody better
    both got a quart to the queen; neither is better
    what if it is equal; mine is as good as his; who gets it if they are the same
    same run both of us
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
    can I keep my trio to myself; do I have to say everything
    may I hide my fourth king; am I allowed to ask to see it; he will not show me
    which suit is it must he tell; can I ask which one he is missing
    can I call three when I have four
forgot_to_declare: forgot to declare; forgot my point; forgot a tierce
    did not call my trio; forgot to call my quatorze; omitted; overlooked a sequence
    overlooked four tens; too late to declare; can I still declare after playing
    declared after the lead; forgot to announce three kings
    sequences before the point; I already led and forgot my quint; missed my point
    did not say my sequence; may I add it now; he declares after the first card
    passed over the point; I did not mention my three aces; I led and then remembered
    only said the point
    I never said my tierce; oh I had three queens; I led and had not said my point
    she wants to add a trio now; can I still say it; missed out my quint
    is it too late to call it; slipped my mind to call my four tens
    I did not count my run; only now I notice I had a sequence
declared_out_of_turn: declared out of turn; spoke too early; dealer called first
    younger spoke before elder; declared before me; not his turn to speak
    dealer announced his point first; said his trio before I had declared
    he told his hand before elder; wrong one declares first
    younger declared his sequence too early; he blurted out his quatorze
    order of calling mixed up; the other one began to declare
    told me his point first though dealer
    dealer said his before me; she called when it was mine to call
    he should wait till I have declared; younger came out with his point first
    spoke before it was his go; he gave away his trio before I spoke
wrong_answer: said good by mistake; I said good but mine is better
    conceded by mistake; said equal but holds better; said not good but has less
    changed his answer; wrong reply; wrong answer to a claim; wants to take back good
    answered not good wrongly; I said good too quickly
    told me good and then showed better
    he said it is good and now he has a longer one; can he change his answer
    said equal and it was not; mistakenly said not good
    I said good and then saw mine was longer; wants to take the answer back
    I said good and it was not; he told me good but he had better; can I take back good
    I should have said equal; he said not good and then it was; she answered wrong
    I misheard and said good; he let me have it although his was better
    too quick in saying good
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
    he never had four aces; she called a quint and only had four
    he has not got what he said; claimed a run he had not; he counted one he threw
    made up a trio; he said six cards and it was five
    he scored for something he does not hold; bluffing about his point
    she called kings that she had thrown away
misnomer: named the wrong suit; said hearts instead of diamonds; wrong rank named
    misnomer; slip of the tongue; said kings but meant queens; named the wrong card
    said quint in clubs but it is spades; misspoke
    said tierce to the king but it is to the queen
    called the wrong suit for the point; he said jacks and has tens
    mixed up the suits when declaring; told the wrong suit; wrong name of the card
    meant the other suit
    I said spades and meant clubs; called it to the queen instead of the king
    he said queens and has jacks; got the name wrong; wrong word slipped out
    she said the wrong suit for her point; said tens when he meant nines
claims_do_not_fit: claims do not fit; the cards do not agree with what was declared
    he cannot have had that; phone says it does not fit; impossible hand
    both cannot have the king of hearts; he played a card that does not fit his call
    cards played do not match the declaration; there is a contradiction
    the app refuses the trick because of the declared cards
    he declared four kings but I have a king; something does not match what he called
    the phone says the claims exclude each other
    he cannot have four because I hold one; the card he plays cannot be
    the phone will not take the card
    what he plays is not what he called
    the app says it is impossible; it does not go with what he declared
    he had said three kings so how can he; two people with the same ace
    the app will not let me enter his card; he would need thirteen cards for that
partners_count: what do partners score together; my partner's sequence
    partner's point; do both partners score; does my partner's trio count too
    side scores; won my partner's lead; partner takes my trick
    count for both partners; partner has the better point do we both count
    sequences of both partners; point when my partner wins my lead; do we add our sets
    mine and my partner's together; do we add what we both have; partner has a run too
    do I get my partner's too; we both have runs; does my mate count hers
    do my partner and I add up
pique: what is a pique; what is a repique; repic; pic; when do I get sixty
    thirty in hand; exactly thirty; 30 before he scores; when do I get 30 extra
    ninety; I reached thirty and he has nothing; twenty nine and I lead
    bonus of thirty; thirty points before the other scores; bonus of sixty
    is that a pique; can I make pique with the cards; reach 30 in the play
    hand of thirty without playing; do I get thirty more
    thirty and he has nothing yet; am I at sixty
    is that thirty extra; when do I get thirty for it; does that make sixty
    I got to thirty before she had any
    do I get the bonus; can the dealer get thirty
    I reached thirty in the hand; what is the difference of pique and repique
what_saves: what saves from pique; does it save the pique; does carte blanche save
    equal point and repique; who reckons first; order of reckoning; dealer's pique
    can younger make a pique; his point stops my repique
    his first lead counts one does that stop my pique; twenty nine in hand
    does equality stop repique; he has the better point and I have thirty
    does a better point save him from repique; protects against repique
    elder's one for the lead prevents dealer's pique
    my sequence is good but he has the point; he scored one before me is my pique gone
    he has a point does it stop the sixty; my carte blanche against his
    his point was good does that stop me; does one point for him spoil it
    can carte blanche stop it; equal so does it count against me; what stops a repique
    what counts before what; does it spoil my sixty
    my lead counted one is his thirty gone; who counts first for the pique
forgot_carte_blanche: carte blanche; forgot carte blanche; no court cards
    no picture cards; hand without king queen or jack; no face cards; blank hand
    white hand; no figures and did not say so; announced carte blanche too late
    when must I announce carte blanche; told his blank too late
    must I show carte blanche; had no pictures and forgot to say; ten for no pictures
    all small cards and did not tell; only low cards in my hand
    nothing but sevens to tens
    I had no pictures and said nothing; not a court card and he did not say so
    is it too late for carte blanche; all plain cards and forgot to show it
    had a hand without faces; when do I say I have no court cards
"""
