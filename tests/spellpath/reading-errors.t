# 176 empty input is refused: no grid; message is ours
    UNIX> spellpath
    2> spellpath: <stdin>:1: no grid found, expected rows of cells
    exit 2

# 177 white space is no grid; message is ours
    UNIX> printf '\n \n\t\n' | spellpath
    2> spellpath: <stdin>:3: no grid found, expected rows of cells
    exit 2

# 178 a path without a grid; message is ours
    UNIX> printf '\nPATH\n0 0\n' | spellpath
    2> spellpath: <stdin>:2: no grid found, expected rows of cells
    exit 2

# 179 rows of two lengths, with the line of the shorter one; message is ours
    UNIX> printf 'ABCD\n\nABC\n' | spellpath
    2> spellpath: <stdin>:3: row 1 of 3 columns found, expected 4 as in row 0
    exit 2

# 180 a file's row of another length is named with the file's name and line; message is ours
    UNIX> printf 'AB\nAB\nABC\n' > board.txt; spellpath board.txt
    2> spellpath: board.txt:3: row 2 of 3 columns found, expected 2 as in row 0
    exit 2

# 271 arguments that are strange; messages are ours
    UNIX> spellpath $'no such\x7ffile'; echo code $?
    > spellpath ''; echo code $?
    > spellpath -l; echo code $?
    > spellpath --time-limit -0 data/spell/example.txt; echo code $?
    code 2
    code 2
    code 2
    code 2
    2> spellpath: no such?file: no such file or directory; a text itself goes to standard input, with - for the file
    2> spellpath: '': no such file or directory
    2> spellpath: unknown option '-l', expected spellpath [OPTION]... [FILE], see --help
    2> spellpath: --time-limit is '-0', expected seconds from 0 to 1000000000, such as 0.5

# 445 a title above the rows is taken for one, and said to be none; message is ours
    UNIX> printf 'My letters:\na b a b\nb a b a\n' | spellpath
    2> spellpath: <stdin>:1: words of different lengths found, expected rows of cells; is it a title?
    exit 2
