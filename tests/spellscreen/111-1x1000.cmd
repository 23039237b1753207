# a very wide grid; spellscreen_check
spellgen --seed 3 1 1000 5 >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
