# 161 empty input: No Grid; spellchecker's words, lab text
    UNIX> printf '' | spellscreen
    2> spellscreen: <stdin>:1: No Grid
    exit 2

# 162 a path alone: No Grid; spellchecker's words, lab text
    UNIX> printf '\nPATH 0 0\n' | spellscreen
    2> spellscreen: <stdin>:2: No Grid
    exit 2

# 163 a row that is shorter than the first is named with its line; spellchecker's words, lab text
    UNIX> printf 'ABBB\nBBA\n' | spellscreen
    2> spellscreen: <stdin>:2: Bad Grid: The row 0 is 4 columns, but row 1 is 3.
    exit 2

# 164 with --svg a row that is longer than the first is named with file and line; spellchecker's words, lab text
    UNIX> printf 'ABBB\nBBAA\nABABA\n' >board; spellscreen --svg board
    2> spellscreen: board:3: Bad Grid: The row 0 is 4 columns, but row 2 is 5.
    exit 2

# 165 a path's row below the board; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n5 0\n'; } | spellscreen
    2> spellscreen: <stdin>:5: Bad Path -- bad row 5
    exit 2

# 166 a path's row of -1; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n-1 0\n'; } | spellscreen
    2> spellscreen: <stdin>:5: Bad Path -- bad row -1
    exit 2

# 167 a path's column beside the board; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 9\n'; } | spellscreen
    2> spellscreen: <stdin>:5: Bad Path -- bad column 9
    exit 2

# 168 a column number beyond 64 bits is none; message is ours
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 99999999999999999999\n'; } | spellscreen
    2> spellscreen: <stdin>:5: '99999999999999999999' found, expected a column number
    exit 2

# 169 a path through an empty cell is not drawn; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n2 0\n'; } | spellscreen
    2> spellscreen: <stdin>:5: Bad Path -- empty cell in row 2 column 0
    exit 2

# 170 a path that comes back to a cell is not drawn; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 0\n0 1\n0 0\n'; } | spellscreen
    2> spellscreen: <stdin>:7: Bad Path -- visiting row 0 column 0 twice.
    exit 2

# 171 a path that jumps is not drawn; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 0\n2 1\n'; } | spellscreen
    2> spellscreen: <stdin>:6: Bad Path - (0,0) is not next to (2,1).
    exit 2

# 172 with --svg a path between letters two apart is not drawn; spellchecker's words, lab text
    UNIX> { cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 2\n'; } | spellscreen --svg
    2> spellscreen: <stdin>:6: Bad Path - (0,1)'s value does not differ from (0,2) by one.
    exit 2

# 173 a row of 3x is not read as 3, and its line is named
    UNIX> printf 'AB\nPATH 3x 0\n' | spellscreen
    2> spellscreen: <stdin>:2: '3x' found, expected a row number
    exit 2

# 174 a row without its column, at the end of a line: the word on the next line is named
    UNIX> printf 'AB\nPATH 0\nB\n' | spellscreen
    2> spellscreen: <stdin>:3: 'B' found, expected a column number
    exit 2

# 175 a row without its column, at the end of the path, is named with its line
    UNIX> printf 'AB\nPATH 0 0 1\n' | spellscreen
    2> spellscreen: <stdin>:2: row '1' found last, expected a column number after it
    exit 2
