# 173 no grid at all; message is ours
    UNIX> spellseeker
    2> spellseeker: <stdin>:1: no grid found, expected rows of cells
    exit 2

# 174 white space is no grid; message is ours
    UNIX> printf '\n \n\t\n' | spellseeker
    2> spellseeker: <stdin>:3: no grid found, expected rows of cells
    exit 2

# 175 a path without a grid; message is ours
    UNIX> printf '\nPATH\n0 0\n' | spellseeker
    2> spellseeker: <stdin>:2: no grid found, expected rows of cells
    exit 2

# 176 rows of two lengths, with the line of the shorter one; message is ours
    UNIX> printf 'ABCD\n\nABC\n' | spellseeker
    2> spellseeker: <stdin>:3: row 1 of 3 columns found, expected 4 as in row 0
    exit 2

# 177 the same error in a file that has a name; message is ours
    UNIX> printf 'AB\nAB\nABC\n' > board.txt; spellseeker board.txt
    2> spellseeker: board.txt:3: row 2 of 3 columns found, expected 2 as in row 0
    exit 2
