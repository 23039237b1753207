# 101 a grid without a path is right; lab text
    UNIX> spellchecker data/spell/example.txt
    OK - Pathlength = 0
    2> spellchecker: the path is empty, expected PATH and its cells after the grid

# 102 - is standard input; lab text
    UNIX> printf 'A PATH 0 0' | spellchecker -
    OK - Pathlength = 1

# 103 lines that end in CR LF; lab text
    UNIX> printf 'AB\r\nBA\r\nPATH\r\n0 0\r\n0 1\r\n' | spellchecker
    OK - Pathlength = 2

# 104 no final newline; lab text
    UNIX> printf 'AB\nPATH\n0 0\n0 1' | spellchecker
    OK - Pathlength = 2

# 105 any white space separates words; lab text
    UNIX> printf 'AB\fBA\vPATH\v1 1\f' | spellchecker
    OK - Pathlength = 1

# 106 bytes are numbers: NUL and 1; lab text
    UNIX> printf '\0\1\nPATH\n0 0\n0 1\n' | spellchecker
    OK - Pathlength = 2

# 107 bytes are numbers without a sign: 127 and 128; lab text
    UNIX> printf '\177\200\nPATH\n0 0\n0 1\n' | spellchecker
    OK - Pathlength = 2

# 108 0 and 255 do not differ by one; lab text
    UNIX> printf '\0\377\nPATH\n0 0\n0 1\n' | spellchecker
    Bad Path - (0,0)'s value does not differ from (0,1) by one.
    exit 1

# 109 numbers with signs and leading zeros; as std::istream reads them in the lab's program
    UNIX> printf 'AB\nPATH\n+0 00\n-0 +001\n' | spellchecker
    OK - Pathlength = 2

# 110 a row number beyond 64 bits is none; message is ours
    UNIX> printf 'AB\nPATH\n0 0\n99999999999999999999 0\n' | spellchecker
    2> spellchecker: <stdin>:4: '99999999999999999999' found, expected a row number
    exit 2

# 111 a column number beyond 32 bits is a bad column; lab text
    UNIX> printf 'AB\nPATH\n0 -0004294967296\n' | spellchecker
    Bad Path -- bad column -4294967296
    exit 1

# 112 the word is PATH and not path: a row; lab text
    UNIX> printf 'ABCD\npath\n' | spellchecker
    OK - Pathlength = 0
    2> spellchecker: the path is empty, expected PATH and its cells after the grid

# 113 a word that begins with PATH is a row; lab text
    UNIX> printf 'ABCDE\nPATHS\n' | spellchecker
    OK - Pathlength = 0
    2> spellchecker: the path is empty, expected PATH and its cells after the grid

# 118 a second PATH is no number; message is ours
    UNIX> printf 'AB\nPATH\n0 0\nPATH\n' | spellchecker
    2> spellchecker: <stdin>:4: 'PATH' found, expected a row number
    exit 2

# 119 a row number without its column; message is ours
    UNIX> printf 'AB\nPATH\n0 0\n1\n' | spellchecker
    2> spellchecker: <stdin>:4: row '1' found last, expected a column number after it
    exit 2

# 120 a row number without its column and no final newline; message is ours
    UNIX> printf 'AB\nPATH\n0 0\n1' | spellchecker
    2> spellchecker: <stdin>:4: row '1' found last, expected a column number after it
    exit 2

# 121 a row number without its column, then blank lines; message is ours
    UNIX> printf 'AB\nPATH\n1\n\n\n' | spellchecker
    2> spellchecker: <stdin>:3: row '1' found last, expected a column number after it
    exit 2

# 122 an escape sequence in a path is not sent to the terminal: ? stands for it
    UNIX> printf 'AB\nPATH\n\033c 0\n' | spellchecker
    2> spellchecker: <stdin>:3: '?c' found, expected a row number
    exit 2

# 123 of a long word the start is shown; the rule for messages
    UNIX> (echo AB PATH; head -c 100000 /dev/zero | tr '\0' x) | spellchecker
    2> spellchecker: <stdin>:2: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' found, expected a row number
    exit 2

# 124 the line of an error in a file that has a name; message is ours
    UNIX> printf 'AB\n\nPATH 0 0\n1 y' > board.txt; spellchecker board.txt
    2> spellchecker: board.txt:4: 'y' found, expected a column number
    exit 2

# 170 of two bad numbers the first is named; lab text
    UNIX> printf 'AB\nPATH\n0 -3 -2 99999999999\n' | spellchecker
    Bad Path -- bad column -3
    exit 1

# 171 bytes that are no UTF-8 in a path are not sent to the terminal: ? stands for them
    UNIX> printf 'AB\nPATH\n\177\200x 0\n' | spellchecker
    2> spellchecker: <stdin>:3: '??x' found, expected a row number
    exit 2
