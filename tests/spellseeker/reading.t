# 106 a board in a file; the length is the lab's, spellchecker judges the path
    UNIX> spellseeker data/spell/10x15.txt | spellchecker --longest
    OK - Pathlength = 41

# 107 - is standard input; the length is the lab's, spellchecker judges the path
    UNIX> spellseeker - < data/spell/10x15.txt | spellchecker --longest
    OK - Pathlength = 41

# 108 options may follow the file; the length is the lab's, spellchecker judges the path
    UNIX> spellseeker data/spell/10x15.txt --method dfs | spellchecker --longest
    OK - Pathlength = 41

# 109 what follows PATH is ignored, whatever it is; the length of easy-3x4.txt is the lab's
    UNIX> printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0 9 x -' | spellseeker | spellchecker --longest
    OK - Pathlength = 6

# 110 lines that end in CR LF; the length of easy-3x4.txt is the lab's
    UNIX> printf 'ABBB\r\nBBAB\r\n-B-A\r\n' | spellseeker | spellchecker --longest
    OK - Pathlength = 6

# 111 blank lines and no final newline; the length of easy-3x4.txt is the lab's
    UNIX> printf '\n\nABBB\n\nBBAB\n-B-A' | spellseeker | spellchecker --longest
    OK - Pathlength = 6

# 112 any white space separates rows; the length of easy-3x4.txt is the lab's
    UNIX> printf 'ABBB BBAB\t-B-A' | spellseeker | spellchecker --longest
    OK - Pathlength = 6

# 113 bytes are numbers: NUL to 3; the path is plain to see
    UNIX> printf '\0\1\2\3' | spellseeker | spellchecker --longest
    OK - Pathlength = 4

# 114 bytes are numbers without a sign: 126 to 129; the path is plain to see
    UNIX> printf '\176\177\200\201' | spellseeker | spellchecker --longest
    OK - Pathlength = 4

# 115 255 and 0 do not differ by one; the path is plain to see
    UNIX> printf '\377\0' | spellseeker | spellchecker --longest
    OK - Pathlength = 1

# 116 - is empty though its byte lies between , and .; the path is plain to see
    UNIX> printf ',-.' | spellseeker | spellchecker --longest
    OK - Pathlength = 1

# 156 the grid is printed a row a line; lab text
    UNIX> printf 'AB BA' | spellseeker | sed -n 1,3p
    AB
    BA
    PATH

# 408 there is no cell, so no path; the definition, which the lab's text does not spell out; spellchecker judges the path
    UNIX> tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
    > -
    > END
    OK - Pathlength = 0

# 409 there is no cell, so no path; the definition, which the lab's text does not spell out; spellchecker judges the path
    UNIX> tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
    > ----
    > ----
    > ----
    > END
    OK - Pathlength = 0

# 421 comma and dot are next to the byte - and still do not connect to an empty cell; by hand; spellchecker judges the path
    UNIX> tee board.txt <<'END' | spellseeker > path.txt && spellchecker < path.txt && sed '/^PATH$/,$d' path.txt | diff board.txt -
    > ,+*)
    > /.-,
    > END
    OK - Pathlength = 4
