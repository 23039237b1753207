# A box in an even column of the last row: the picture is half a cell higher.
printf -- "---\nABC\nPATH 1 0 1 1 1 2\n" >board
for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
