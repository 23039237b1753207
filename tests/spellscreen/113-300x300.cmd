# A path down a column whose letters alternate.
spellgen --seed 3 300 300 5 | awk '{ print substr($0, 1, 101) (NR % 2 ? "A" : "B") substr($0, 103) }' >board
{ echo PATH; seq 0 299 | sed 's/$/ 101/'; } >>board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
