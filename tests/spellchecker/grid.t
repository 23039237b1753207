# 201 a step over a corner is legal where the corner's cells touch: lower right of column 0, then upper right; by hand
    UNIX> printf 'A-\n-B\nPATH\n0 0\n1 1\n' >low; printf '%s\n' -B A- PATH '1 0' '0 1' >high
    > for grid in hex square4 square8; do spellchecker --grid $grid low; spellchecker --grid $grid high; done
    OK - Pathlength = 2
    Bad Path - (1,0) is not next to (0,1).
    Bad Path - (0,0) is not next to (1,1).
    Bad Path - (1,0) is not next to (0,1).
    OK - Pathlength = 2
    OK - Pathlength = 2

# 202 cells as the messages write them; the same cells as row and column numbers
    UNIX> printf 'AB\nBA\nPATH (0,0), (0,1),(1,1)\n( 1 , 0 )\n' | spellchecker
    OK - Pathlength = 4

# 203 in a grid, parentheses and commas are cells; by hand: ( is 40 and ) is 41, comma is 44
    UNIX> printf '(),\n)(-\nPATH (0,0) (0,1) (1,1) (1,0)\n' | spellchecker
    OK - Pathlength = 4

# 433 a path as Python, JSON and C++ print it, and as a line of text; the same cells as row and column numbers
    UNIX> for path in '[(0, 0), (0, 1)]' '[[0, 0], [0, 1]]' '{{0, 0}, {0, 1}}' '0 0; 0 1;'; do printf 'AB\nBA\nPATH\n%s\n' "$path" | spellchecker; done
    OK - Pathlength = 2
    OK - Pathlength = 2
    OK - Pathlength = 2
    OK - Pathlength = 2

# 204 a cell without its column, (0,), is named with its line; message is ours
    UNIX> printf 'AB\nPATH\n(0,0)\n(0,)\n' | spellchecker
    2> spellchecker: <stdin>:4: row '0' found last, expected a column number after it
    exit 2

# 134 Arrows may stand between the cells of a path; the path of README's board, by hand
    UNIX> printf 'AB\nBA\n' > board; echo '(0,0) -> (0, 1)->(1,1) → 1 0' > path; spellchecker board path
    OK - Pathlength = 4
