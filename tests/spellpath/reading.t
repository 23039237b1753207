# 106 a board in a file; the length is the lab's
    UNIX> spellpath data/spell/10x15.txt
    41

# 107 - is standard input; the length is the lab's
    UNIX> spellpath - < data/spell/10x15.txt
    41

# 108 options may follow the file; the length is the lab's
    UNIX> spellpath data/spell/10x15.txt --method dfs
    41

# 109 what follows PATH is ignored, whatever it is; the length of easy-3x4.txt is the lab's
    UNIX> printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0 9 x -' | spellpath
    6

# 110 lines that end in CR LF; the length of easy-3x4.txt is the lab's
    UNIX> printf 'ABBB\r\nBBAB\r\n-B-A\r\n' | spellpath
    6

# 111 blank lines and no final newline; the length of easy-3x4.txt is the lab's
    UNIX> printf '\n\nABBB\n\nBBAB\n-B-A' | spellpath
    6
    2> spellpath: <stdin>:5: rows found after an empty line, read as part of the board

# 112 any white space separates rows; the length of easy-3x4.txt is the lab's
    UNIX> printf 'ABBB BBAB\t-B-A' | spellpath
    6

# 113 bytes are numbers: NUL to 3; the path is plain to see
    UNIX> printf '\0\1\2\3' | spellpath
    4

# 114 bytes are numbers without a sign: 126 to 129; the path is plain to see
    UNIX> printf '\176\177\200\201' | spellpath
    4

# 115 255 and 0 do not differ by one; the path is plain to see
    UNIX> printf '\377\0' | spellpath
    1

# 116 - is empty though its byte lies between , and .; the path is plain to see
    UNIX> printf ',-.' | spellpath
    1

# 408 one empty cell is a board without a path, 0; the definition, which the lab's text does not spell out
    UNIX> spellpath <<'END'
    > -
    > END
    0

# 409 twelve empty cells are a board without a path, 0; the definition, which the lab's text does not spell out
    UNIX> spellpath <<'END'
    > ----
    > ----
    > ----
    > END
    0

# 421 comma and dot are next to the byte - and still do not connect to an empty cell; by hand
    UNIX> spellpath <<'END'
    > ,+*)
    > /.-,
    > END
    4

# 440 a board drawn by hand, with blanks between the letters, has a row a line; the length of easy-3x4.txt is the lab's
    UNIX> printf 'A B B B\nB B A B\n\n- B - A\n' | spellpath
    6
    2> spellpath: <stdin>:1: blanks between the letters found, so each line is a row

# 446 two boards in one file are one board, as the lab has it, but that is said; empty lines between all rows say nothing; by hand, 7 cells
    UNIX> printf 'ABC\nBCA\n\nCAB\n' | spellpath; printf 'ABC\n\nBCA\n\n\nCAB\n' | spellpath
    7
    7
    2> spellpath: <stdin>:4: rows found after an empty line, read as part of the board

# 441 such a board with a row too short is refused with its line; the board
    UNIX> printf 'A B B B\nB B A\n- B - A\n' | spellpath
    2> spellpath: <stdin>:1: blanks between the letters found, so each line is a row
    2> spellpath: <stdin>:2: row 1 of 3 columns found, expected 4 as in row 0; an empty cell is -
    exit 2

# 442 several letters on one line, or one on each of several, are rows of one column, as the lab has words; A and B in turn make a path of all
    UNIX> echo 'A B A B' | spellpath; printf 'A\nB\nA B\n' | spellpath
    4
    4

# 443 small and capital letters are different values; by hand: the longest path is C, B, C
    UNIX> printf 'abC\nCBc\n' | spellpath
    3
    2> spellpath: <stdin>: small and capital letters found: they are different values, 32 apart

# 139 rows with slashes between, as of other programs' boards, are one row, which is said; by hand: the longest path is A, B, C
    UNIX> echo ABC/XYA | spellpath
    3
    2> spellpath: <stdin>:1: '/' is a cell, expected each row on a line of its own
