# A path down a column whose letters alternate, on a page that holds 300 rows.
spellgen --seed 3 300 80 5 | awk '{ print substr($0, 1, 41) (NR % 2 ? "A" : "B") substr($0, 43) }' >board
{ echo PATH; seq 0 299 | sed 's/$/ 41/'; } >>board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
