# 173 A row of four squares is named with its line.
    UNIX> sed '2s/.$//' data/gogen/easy_board.txt > b; gogen b data/gogen/easy_words.txt
    2> gogen: b:2: line '....' found, expected 5 squares, '.' for an empty one
    exit 2

# 174 A row of six squares is named with its line.
    UNIX> sed '5s/$/X/' data/gogen/easy_board.txt > b; gogen b data/gogen/easy_words.txt
    2> gogen: b:5: line 'Q.M.PX' found, expected 5 squares, '.' for an empty one
    exit 2

# 175 A board of four rows: the end of the file is named.
    UNIX> head -n 4 data/gogen/easy_board.txt | gogen - data/gogen/easy_words.txt
    2> gogen: <stdin>:4: end of file found after 4 rows, expected 5 with '.' for an empty square
    exit 2

# 176 A sixth row is named, not taken for a word.
    UNIX> (cat data/gogen/easy_board.txt; echo ABCDE) > b; gogen b data/gogen/easy_words.txt
    2> gogen: b:6: line 'ABCDE' found, expected 5 lines only
    exit 2

# 177 A Z on the board is refused: the puzzle has none.
    UNIX> sed 's/M/z/' data/gogen/easy_board.txt > b; gogen b data/gogen/easy_words.txt
    2> gogen: b:5: 'z' found, expected '.' or a letter A to Y
    exit 2

# 178 A digit that stands for no empty square.
    UNIX> sed '2s/./7/' data/gogen/easy_board.txt > b; gogen --unique b data/gogen/easy_words.txt
    2> gogen: b:2: line '7....' found, expected 5 squares, '.' for an empty one
    exit 2

# 179 A letter given on two squares is named with the second one's line.
    UNIX> sed '4s/./x/' data/gogen/easy_board.txt > b; gogen --count b data/gogen/easy_words.txt
    2> gogen: b:4: 'x' found again, expected each letter at most once
    exit 2

# 180 A word with a Z, which is on no board.
    UNIX> printf 'CAT\n\nZEBRA\n' > w; gogen data/gogen/easy_board.txt w
    2> gogen: w:3: word 'ZEBRA' found, expected letters A to Y
    exit 2

# 182 A letter twice in a row would have to touch itself.
    UNIX> printf 'CAT\nbook\n' > w; gogen data/gogen/easy_board.txt w
    2> gogen: w:2: word 'BOOK' found, expected no letter twice in a row
    exit 2

# 183 A list of blank lines is refused, not solved without words.
    UNIX> printf '\n \n' > w; gogen data/gogen/easy_board.txt w
    2> gogen: w:2: no words found, expected at least one
    exit 2

# 184 An empty file of words is refused, not solved without words.
    UNIX> gogen data/gogen/easy_board.txt /dev/null
    2> gogen: /dev/null:1: no words found, expected at least one
    exit 2

# 188 Control characters and bytes that are no UTF-8 do not reach the terminal.
    UNIX> printf 'A\033[31m\377B\n' > w; gogen data/gogen/easy_board.txt w
    2> gogen: w:1: word 'A?[31M?B' found, expected letters A to Y
    exit 2

# 189 A board to be checked has five rows of five, too.
    UNIX> sed '2s/.$//' data/gogen/easy_solution.txt > b; gogen --check b data/gogen/easy_words.txt
    2> gogen: b:2: line 'TICE' found, expected 5 squares, '.' for an empty one
    exit 2

# 190 Of a very long word the start is shown.
    UNIX> head -c 70000 /dev/zero | tr '\0' z > w; gogen data/gogen/easy_board.txt w
    2> gogen: w:1: word 'ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ...' found, expected letters A to Y
    exit 2

# 192 A dictionary of which no word can be spelt.
    UNIX> printf 'ZOO\n1\n' > w; gogen --generate --words w
    2> gogen: w:2: no word found that a board can spell, expected some of two letters or more
    exit 2

# 193 A letter that is more than a byte: the word is named as typed, but in capitals.
    UNIX> printf 'CAT\nR\316\243by\n' > w; gogen data/gogen/easy_board.txt w
    2> gogen: w:2: word 'RΣBY' found, expected letters A to Y
    exit 2

# 639 A row of the board is missing, and the words stand below an empty line: not the first word is at fault.
    UNIX> printf 'Q.L.T\n.....\nM.R.D\n.....\n\nBROTH\nBUMPY\n' | gogen
    2> gogen: <stdin>:6: 4 rows of the board found above, expected 5
    exit 2
