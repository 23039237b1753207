# a grid without cells; spellscreen_check
printf -- '---\n---\n' >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
