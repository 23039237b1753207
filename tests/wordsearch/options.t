# 205 Words may stand on the command line, as behind --generate; with an option alone the puzzle may be piped (manual); what looks like a file is one.
    UNIX> { printf 'cat\noxo\nwng\n' > grid; wordsearch grid cat cow; wordsearch grid cow; wordsearch --count - cat cow dog < grid; printf 'cat\noxo\nwng\n\ncow\n' | wordsearch --count; wordsearch grid cow.txt; } 2>&1
    Found cat at 0 0 to 0 2
    Found cow at 0 0 to 2 0
    wordsearch: 'cow' is read as WORDS, as there is no such file
    Found cow at 0 0 to 2 0
    2
    wordsearch: 2 of 3 words found; not found: dog
    1
    wordsearch: cow.txt: no such file or directory
    exit 2

# 208 A file without words is not enough (manual).
    UNIX> wordsearch data/wordsearch/grid4.txt
    2> wordsearch: data/wordsearch/grid4.txt: end of file found after the grid, expected an empty line and the words, or a file of WORDS as the second operand
    exit 2

# 209 Three operands are refused, with how to give one or two (manual).
    UNIX> wordsearch a b c
    2> wordsearch: 3 operands found, expected PUZZLE and WORDS, or one FILE
    exit 2

# 210 --count without a file is refused (manual).
    UNIX> wordsearch --count
    2> wordsearch: 0 operands found, expected PUZZLE and WORDS, or one FILE
    exit 2

# 214 A method of another name is refused with those there are.
    UNIX> wordsearch --method magic data/wordsearch/grid4.txt data/wordsearch/words4.txt
    2> wordsearch: --method is 'magic', expected fast, words, lengths or prefix
    exit 2

# 217 --min-length 1 is refused with the range.
    UNIX> wordsearch --min-length '1' data/wordsearch/grid4.txt data/wordsearch/words4.txt
    2> wordsearch: --min-length is '1', expected a whole number from 2 to 4294967295
    exit 2

# 228 A puzzle of 0 rows is refused with the range.
    UNIX> wordsearch --generate 0 5 data/wordsearch/music-words.txt
    2> wordsearch: ROWS is '0', expected a whole number from 1 to 16384
    exit 2

# 229 Columns of 5a are not read as 5.
    UNIX> wordsearch --generate 5 5a data/wordsearch/music-words.txt
    2> wordsearch: 'data/wordsearch/music-words.txt' found among words, expected words or one file
    exit 2

# 230 More rows than the manual allows are refused with the range.
    UNIX> wordsearch --generate 100000 100000 data/wordsearch/music-words.txt
    2> wordsearch: ROWS is '100000', expected a whole number from 1 to 16384
    exit 2

# 231 --generate with a size in two operands and no list is refused.
    UNIX> wordsearch --generate 5 5
    2> wordsearch: 2 operands found, expected [SIZE] WORDS
    exit 2

# 232 --count with --generate is refused: only a search counts.
    UNIX> wordsearch --generate 5 5 data/wordsearch/music-words.txt --count
    2> wordsearch: --generate and --count found, expected one of them
    exit 2

# 233 An option that only --generate has.
    UNIX> wordsearch --seed 3 data/wordsearch/grid4.txt data/wordsearch/words4.txt
    2> wordsearch: --seed found, expected --generate with it
    exit 2

# 234 --count and --show do not go together, and the message names both.
    UNIX> wordsearch --count --show data/wordsearch/grid4.txt data/wordsearch/words4.txt
    2> wordsearch: --count and --show found, expected one of them
    exit 2

# 235 Standard input cannot be both files, and the message says so.
    UNIX> wordsearch - - < data/wordsearch/grid4.txt
    2> wordsearch: standard input found twice, expected it once
    exit 2
