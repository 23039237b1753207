# 101 a grid as jgraph text; spellscreen_check draws it from the board by itself
    UNIX> spellscreen data/spell/example.txt >picture && spellscreen_check data/spell/example.txt picture
    right: 58 boxes, 0 on the path, 0 lines

# 102 a grid as SVG; spellscreen_check
    UNIX> spellscreen --svg data/spell/example.txt >picture && spellscreen_check data/spell/example.txt picture
    right: 58 boxes, 0 on the path, 0 lines

# 103 a path as jgraph text; spellscreen_check
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
    > spellscreen board >picture && spellscreen_check board picture
    right: 10 boxes, 6 on the path, 5 lines

# 104 a path as SVG; spellscreen_check
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
    > spellscreen --svg board >picture && spellscreen_check board picture
    right: 10 boxes, 6 on the path, 5 lines

# 105 a long path in both forms, on white and on black; spellscreen_check
    UNIX> spellseeker data/spell/20x20.txt >board
    > for options in '' --svg --dark '--svg --dark'; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 390 boxes, 55 on the path, 54 lines
    right: 390 boxes, 55 on the path, 54 lines
    right, on black: 390 boxes, 55 on the path, 54 lines
    right, on black: 390 boxes, 55 on the path, 54 lines

# 106 a board of one cell, on the path, is drawn; spellscreen_check
    UNIX> echo 'A PATH 0 0' >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 1 boxes, 1 on the path, 0 lines
    right: 1 boxes, 1 on the path, 0 lines

# 107 a board without cells is drawn empty; spellscreen_check
    UNIX> printf -- '---\n---\n' >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 0 boxes, 0 on the path, 0 lines
    right: 0 boxes, 0 on the path, 0 lines

# 108 a board of one empty cell is drawn empty; spellscreen_check
    UNIX> echo - >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 0 boxes, 0 on the path, 0 lines
    right: 0 boxes, 0 on the path, 0 lines

# 109 A box in an even column of the last row: the picture is half a cell higher.
    UNIX> printf -- "---\nABC\nPATH 1 0 1 1 1 2\n" >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 3 boxes, 3 on the path, 2 lines
    right: 3 boxes, 3 on the path, 2 lines

# 110 a grid that has to shrink to the page; spellscreen_check
    UNIX> spellgen --seed 3 60 60 5 >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 3570 boxes, 0 on the path, 0 lines
    right: 3570 boxes, 0 on the path, 0 lines

# 111 a board of 1000 columns is drawn whole; spellscreen_check
    UNIX> spellgen --seed 3 1 1000 5 >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 500 boxes, 0 on the path, 0 lines
    right: 500 boxes, 0 on the path, 0 lines

# 112 a board of 1000 rows is drawn whole; spellscreen_check
    UNIX> spellgen --seed 3 1000 1 5 >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 999 boxes, 0 on the path, 0 lines
    right: 999 boxes, 0 on the path, 0 lines

# 113 A path down a column whose letters alternate, on a page that holds 300 rows.
    UNIX> spellgen --seed 3 300 44 5 | awk '{ print substr($0, 1, 41) (NR % 2 ? "A" : "B") substr($0, 43) }' >board
    > { echo PATH; seq 0 299 | sed 's/$/ 41/'; } >>board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 13178 boxes, 300 on the path, 299 lines
    right: 13178 boxes, 300 on the path, 299 lines
