# 90000 cells: nothing is of a fixed size; the lab's text; shape checks it, whatever the seed
spellgen 300 300 4 2>/dev/null | shape 300 300 4
