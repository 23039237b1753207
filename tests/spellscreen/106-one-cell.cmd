# one cell; spellscreen_check
echo 'A PATH 0 0' >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
