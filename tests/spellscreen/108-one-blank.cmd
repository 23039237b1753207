# one empty cell; spellscreen_check
echo - >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
