# 247 An empty puzzle is refused with file and line (manual).
    UNIX> wordsearch /dev/null data/wordsearch/grid4.txt
    2> wordsearch: /dev/null:1: no puzzle found, expected rows of letters
    exit 2

# 248 A puzzle of empty lines: the line is the last one.
    UNIX> printf '\n\n\n' | wordsearch - data/wordsearch/grid4.txt
    2> wordsearch: <stdin>:3: no puzzle found, expected rows of letters
    exit 2

# 271 36 letters, of which 0 and W share a bit of the masks: AAAW looks as if it could go on to AAA0.
    UNIX> printf '%s\n' 0123456789 AAA0 AAA0Z AAA1 AAA2 AAA3 AAA4 ABCDEFGHIJ BAAAWB KLMNOPQRST UVWXYZ > words
    > printf '%s\n' AAAWZ AAA0Z BAAA4 > grid; for m in words lengths prefix fast; do wordsearch --method $m grid words; done
    > for s in 1 2 3; do wordsearch --generate 12 12 words --seed $s > grid; wordsearch_check grid words; done
    Found AAA0 at 1 0 to 1 3
    Found AAA0Z at 1 0 to 1 4
    Found AAA4 at 2 1 to 2 4
    Found AAA0 at 1 0 to 1 3
    Found AAA0Z at 1 0 to 1 4
    Found AAA4 at 2 1 to 2 4
    Found AAA0 at 1 0 to 1 3
    Found AAA0Z at 1 0 to 1 4
    Found AAA4 at 2 1 to 2 4
    Found AAA0 at 1 0 to 1 3
    Found AAA0Z at 1 0 to 1 4
    Found AAA4 at 2 1 to 2 4
    good: 12 x 12, 11 words
    good: 12 x 12, 11 words
    good: 12 x 12, 11 words
    2> wordsearch: 3 of 11 words found; not found: 0123456789, AAA1, AAA2, AAA3, ABCDEFGHIJ, BAAAWB, KLMNOPQRST, UVWXYZ
    2> wordsearch: 3 of 11 words found; not found: 0123456789, AAA1, AAA2, AAA3, ABCDEFGHIJ, BAAAWB, KLMNOPQRST, UVWXYZ
    2> wordsearch: 3 of 11 words found; not found: 0123456789, AAA1, AAA2, AAA3, ABCDEFGHIJ, BAAAWB, KLMNOPQRST, UVWXYZ
    2> wordsearch: 3 of 11 words found; not found: 0123456789, AAA1, AAA2, AAA3, ABCDEFGHIJ, BAAAWB, KLMNOPQRST, UVWXYZ

# 272 Options of a search with --generate, and the other way round, are misuse (manual).
    UNIX> for option in '--method fast' '--min-length 3' --count --unused --show --left --hint --lecture --unique --stats; do wordsearch --generate 5 5 data/wordsearch/words4.txt $option; done 2>&1 | uniq -c | sed 's/^ *//'
    > for option in '--seed 1' '--difficulty easy' '--puzzles 2' '--message x'; do wordsearch data/wordsearch/{grid4,words4}.txt $option; done 2>&1 | uniq -c | sed 's/^ *//'
    1 wordsearch: --generate and --method found, expected one of them
    1 wordsearch: --generate and --min-length found, expected one of them
    1 wordsearch: --generate and --count found, expected one of them
    1 wordsearch: --generate and --unused found, expected one of them
    1 wordsearch: --generate and --show found, expected one of them
    1 wordsearch: --generate and --left found, expected one of them
    1 wordsearch: --generate and --hint found, expected one of them
    1 wordsearch: --generate and --lecture found, expected one of them
    1 wordsearch: --generate and --unique found, expected one of them
    1 wordsearch: --generate and --stats found, expected one of them
    1 wordsearch: --seed found, expected --generate with it
    1 wordsearch: --difficulty found, expected --generate with it
    1 wordsearch: --puzzles found, expected --generate with it
    1 wordsearch: --message found, expected --generate with it
    exit 2

# 274 Files of as many bytes as a 32nd of the memory, and of one more; by arithmetic.
    UNIX> if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
    > # A 32nd of 32 MB is 1048576 bytes.
    > printf '%01048575d\n' 0 > most; cat most - <<< '' > more; echo ab > words; ulimit -v 32768
    > { cat most | wordsearch --count - words; wordsearch --count more words; cat more | wordsearch --count - words; } 2>&1
    0
    wordsearch: no word found: ab; is it the list for this puzzle?
    wordsearch: more: too large, expected at most 1048576 bytes
    wordsearch: <stdin>: too large, expected at most 1048576 bytes
    exit 2

# 330 Capitals with blanks between them, words as a person writes them: the letters are those of the lecture's grid.
    UNIX> printf 'T H I S\nW A T S\nO A H G\nF G D T\n' > grid; printf 'Th-at, fa t\nT'\''wo # two, three\n\n# all of them\nTHIS,water\n' > list
    > wordsearch grid list
    Found THIS at 0 0 to 0 3
    Found T'wo at 0 0 to 2 0
    Found fa t at 3 0 to 1 2
    Found Th-at at 3 3 to 0 0
    2> wordsearch: 4 of 5 words found; not found: water

# 331 The lecture's grid with each separator, at the sides too, and double spaced: the lecture's four lines each time.
    UNIX> grid=$(cat data/wordsearch/grid4.txt)
    > sed 's/./& /g' <<< "$grid" > 1; sed 's/./&\t/g' <<< "$grid" > 2; sed 's/./&,/g; s/,$//' <<< "$grid" > 3
    > sed 's/./& | /g; s/^/| /; s/ $//' <<< "$grid" > 4; sed 's/./&, /g; s/, $//' <<< "$grid" > 5; sed G <<< "$grid" > 6
    > tr 'a-z\n' 'A-Z\r' <<< "$grid" | sed 's/\r/\r\n/g' > 7; printf '\357\273\277'"$grid" > 8; printf '\n\n%s\n\n\n' "$grid" > 9
    > for n in {1..9}; do wordsearch $n data/wordsearch/words4.txt; done | sort | uniq -c | sed 's/^ *//'
    9 Found fat at 3 0 to 1 2
    9 Found that at 3 3 to 0 0
    9 Found this at 0 0 to 0 3
    9 Found two at 0 0 to 2 0

# 332 What is no row of letters is refused with file and line, and the way out; expected from the manual.
    UNIX> echo ab > words
    > for rows in 'abc\nab\n' 'a b c\na b\n' 'abc\nab cd\n' 'a,b,c\na,,c\n' 'abc\nabcd' 'abc\na\001c\n' 'abc\na\xffc\n' '\xe9t\xe9\n'; do
    >     printf "$rows" > grid; wordsearch grid words 2>&1; echo $?
    > done
    wordsearch: grid:2: 2 cells found, expected 3 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    wordsearch: grid:2: 2 cells found, expected 3 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    wordsearch: grid:2: 'ab cd' found, expected 3 cells as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    wordsearch: grid:2: 'a,,c' found, expected 3 cells as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    wordsearch: grid:2: 4 cells found, expected 3 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    wordsearch: grid:2: 'a?c' found, expected 3 cells as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    wordsearch: grid:2: not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 grid
    2
    wordsearch: grid:1: not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 grid
    2

# 333 Dots fill the empty cells of a shape, and are no letters that are left; counted by hand.
    UNIX> printf '..cat.\n.horse\ncow...\n' > grid; printf 'cat\nhorse\ncow\nao\nct\nwo\n' > list
    > wordsearch grid list; wordsearch --show grid list; wordsearch --left --word cat --word cow grid
    Found cat at 0 2 to 0 4
    Found cow at 0 2 to 2 2
    Found ao at 0 3 to 1 2
    Found horse at 1 1 to 1 5
    Found cow at 2 0 to 2 2
    Found wo at 2 2 to 1 2
    Found wo at 2 2 to 2 1
    ..cat.
    .horse
    cow...
    hrse
    2> wordsearch: 5 of 6 words found; not found: ct
    2> wordsearch: 5 of 6 words found; not found: ct

# 334 A shuffled list, in capitals or several on a line, finds what the sorted one finds; nothing is skipped.
    UNIX> sort -R data/wordsearch/music-words.txt > shuffled; wordsearch data/wordsearch/music.txt data/wordsearch/music-words.txt > sorted.out
    > wordsearch data/wordsearch/music.txt shuffled | cmp - sorted.out && echo same
    > tr a-z A-Z < shuffled | paste -sd , | wordsearch data/wordsearch/music.txt - | sed 's/\(Found\) \([A-Z]*\)/\1 \L\2/' | cmp - sorted.out && echo same
    > tr a-z A-Z < data/wordsearch/music.txt | wordsearch - shuffled | cmp - sorted.out && echo same
    same
    same
    same

# 335 Words that cannot be looked for are named with file and line, three of them, counted from then on, and not among the unused.
    UNIX> printf 'no\non\n' > grid; printf 'on\na, no\n---\n\nb\nc # see\nd,e\nnon\n' > list
    > wordsearch --unused grid list
    non
    2> wordsearch: list:2: left out, not words of the list: a, b, c, d, e

# 336 A # begins a comment at the start of a line or after a blank or a comma, else it is a letter; what stands between commas is trimmed; empty entries do not count. Expected from the manual.
    UNIX> printf 'C#ISC\nABCDE\n' > grid; printf '#AB\nc#, ab # BC\n ,, cd,#DE\nABC #\n' > list; wordsearch grid list
    Found c# at 0 0 to 0 1
    Found cd at 0 4 to 1 3
    Found ab at 1 0 to 1 1
    Found ABC at 1 0 to 1 2
    Found c# at 1 2 to 0 1
    Found cd at 1 2 to 1 3

# 337 Each kind of blank, hyphen and apostrophe is left out of a word, which is printed as listed; the places are counted by hand.
    UNIX> printf 'icecream\ncodegoxx\ndontxxxx\n' > grid
    > printf 'ice cream\nCODE-GO\ndon'\''t\n' | wordsearch grid -
    > printf 'i\302\240ce\342\200\211cream\ncode\342\200\223go\ndon\342\200\231t\nco\302\255degoxx\n' | wordsearch grid - | sed 's/.* at/at/'
    Found ice cream at 0 0 to 0 7
    Found CODE-GO at 1 0 to 1 5
    Found don't at 2 0 to 2 3
    at 0 0 to 0 7
    at 1 0 to 1 5
    at 1 0 to 1 7
    at 2 0 to 2 3

# 346 A grid, an empty line and the words are one file, named or on a pipe; what is missing is said with the file.
    UNIX> printf 'THIS\nWATS\nOAHG\nFGDT\n\n# words\nthis\nfat, that\n\nwater\n' > puzzle
    > wordsearch puzzle; wordsearch --unused - < puzzle; cat puzzle | wordsearch --count -
    > printf 'T H I S\r\nW A T S\r\n\r\nhis\r\n' | wordsearch -
    > head -n 4 puzzle | wordsearch - 2>&1; echo | wordsearch - 2>&1
    > printf 'ab\nba\n\na\nab\xff\n' | wordsearch - 2>&1
    > wordsearch puzzle data/wordsearch/words4.txt 2>&1 | sed -n 1,2p
    Found this at 0 0 to 0 3
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    water
    3
    Found his at 0 1 to 0 3
    wordsearch: <stdin>: end of file found after the grid, expected an empty line and the words, or a file of WORDS as the second operand
    wordsearch: <stdin>:1: no puzzle found, expected rows of letters
    wordsearch: <stdin>:5: not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 FILE
    wordsearch: puzzle: left out beside the grid: # words, this, fat, that, water
    Found this at 0 0 to 0 3
    2> wordsearch: 3 of 4 words found; not found: water
    2> wordsearch: 3 of 4 words found; not found: water

# 360 One file for both is for letters only: where any byte is a letter, no line is between grid and words (manual).
    UNIX> wordsearch --lecture data/wordsearch/grid4.txt
    2> wordsearch: 1 operand found, expected PUZZLE and WORDS with --lecture
    exit 2

# 540 A grid as an array of a program, in five forms: the lecture's four words each time. A bracket at one end alone is a letter.
    UNIX> grid=$(cat data/wordsearch/grid4.txt)
    > sed "s/.*/  '&',/" <<< "$grid" > 1; sed 's/./"&", /g; s/.*/[&],/' <<< "$grid" > 2; (echo 'var grid = ['; sed 's/.*/"&",/; $s/,/];/' <<< "$grid") > 3
    > sed "s/./'&',/g; s/.*/{&},/" <<< "$grid" > 4; (echo '['; sed 's/./&, /g; s/.*/[ & ],/' <<< "$grid"; echo ']') > 5
    > for n in {1..5}; do wordsearch $n data/wordsearch/words4.txt 2> err || cat err; done | sort | uniq -c | sed 's/^ *//'
    > printf '%s\n' cats '[xyz' > grid; wordsearch --word '[x' grid
    5 Found fat at 3 0 to 1 2
    5 Found that at 3 3 to 0 0
    5 Found this at 0 0 to 0 3
    5 Found two at 0 0 to 2 0
    Found [x at 1 0 to 1 1

# 541 Words directly below the grid, on lines that are no rows; a row that is wrong, with rows or an empty line below, is refused as ever.
    UNIX> for words in 'this, two, fat, that' 'Words to find: this, two fat that'; do (sed 's/./& /g' data/wordsearch/grid4.txt; echo "$words") | wordsearch -; done
    > printf '%s\n' 'a b c' 'd ef' 'g h i' > grid; wordsearch grid; printf '%s\n' 'a b c' 'g h i' 'd ef' '' 'abc' | wordsearch -
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    2> wordsearch: <stdin>:5: left out, not words of the list: Words to find
    2> wordsearch: <stdin>: two fat that as single words
    2> wordsearch: grid:2: 'd ef' found, expected 3 cells as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2> wordsearch: <stdin>:3: 'd ef' found, expected 3 cells as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 542 The words of a sentence behind its colon; a sentence there is still left out.
    UNIX> printf '%s\n' 'The words to be found here are: this, two, fat.' 'Hint: words may go up and down.' > list; wordsearch data/wordsearch/grid4.txt list
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    2> wordsearch: list:1: left out, not words of the list: The words to be found here are, Hint, words may go up and down

# 948 Quotes around a word are CSV's and no part of it; the words lie in the first row and column
    UNIX> printf 'CATS\nOXXX\nWXXX\n' > grid; printf '"cats"\n"cow",\n' | wordsearch grid -
    Found cats at 0 0 to 0 3
    Found cow at 0 0 to 2 0

# 215 --solution of a puzzle is what --show prints, and with --svg the picture, which has the rings anyway.
    UNIX> printf '%s\n' catx xdog '' cat dog >p; wordsearch --solution p; wordsearch -o a.svg p; wordsearch --solution -o b.svg p; cmp a.svg b.svg && echo same
    > wordsearch --solution --count p
    cat.
    .dog
    same
    2> wordsearch: --solution and --count found, expected one of them
    exit 2
