"""Several words that say one thing; read from left to right, before all else.

A line a meaning, before the colon; what says nothing means -.
"""

PHRASES = """
must: have to; has to; had to; got to; needs to
may: is it ok; am i allowed
concede: give up; gave up; gives up; giving up; give in; throw in the towel
    threw in the towel; throws in the towel; chucked it in; gave in; gives in
seem: look like
take: pick up; picked up; picks up; help himself; helped himself; helped herself
    helps himself
admit: own up; own up to; owned up; owns up; come clean; came clean
show: face up; facing up; face upwards; wrong way up; the right way up; upside down
hidden: face down
turnup: turned up; turn up; turns up; up card; turning up
become: end up
play: put down; puts down
redeal: start over; deal again; start again; new deal; fresh deal; new hand; do over
    throw in; throw it in; chuck it in; chuck in; re deal; deal afresh; deal anew
    fresh hand; call off; called off; calls off
deal again: dealt again
continue: carry on; go on; going on
substitute player: take over; takes over; step in; took over; taking over; stepping in
    steps in; sit in; sits in; sitting in; stand in; stands in; fill in for
    fills in for
wrongturn: out of turn; out of order; out of sequence; ahead of turn; not in turn
early: too early; too soon; to early; to soon; jumped the gun; jump the gun
    jumping the gun; jumped in; jumps in
toolate: too late; to late
extra: too many; too much; one more; to many; to much; two many; way too many
fewer: too few; too little; one less; to few; to little
too: as well
together: at once; at the same time
wrong: by mistake; by accident; by error
deliberately: on purpose
late: last time; only now
now: just now
middle: in the middle; half way; part way; partway
add: add up; adds up; added up; tot up; tots up; totted up; adding up
come: come out; comes out
substitute: in place of
look: had a look; have a look; has a look; having a look; take a look; took a look
    takes a look; taking a look; have a peek; had a peek; take a peek; took a peek
    sneak a look
misdeal: mis deal; mis dealt
stop: call it a day; call it a night; call it quits; pack it in; packed it in
    packs it in; pack up; packing up; knock it on the head; leave it there
    leave it here
leave: head off; heads off; heading off; dropped out; drops out; drop out; storms off
    walked off; walks off; shoot off; dash off
leave home: off home
must leave: have got to go; got to go; has to go; have to go; had to go; needs to go
    need to go; must go
count: work out; worked out; works out
pay: cough up; coughs up; pay up; pays up; fork out
settle: square up; settling up
tie: neck and neck; dead heat; all square
again: in a row; on the trot; back to back
twice again: twice running
start: kicked off; kick off; kicks off
discard: get rid of; got rid of; getting rid of
turn: take turns
-: of course; by the way; at all; a bit; as far as
ok: all right
change mind: changed his mind; changed her mind; change of mind
back: put back; give back; gave back; hand back
lost: gone missing; goes missing; went missing; gone walkabout
deny: swears blind; swear blind
not know: lost track; no idea; dont know; doesnt know; not sure
"""
