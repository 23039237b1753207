# a grid that has to shrink to the page; spellscreen_check
spellgen --seed 3 60 60 5 >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
