# 181 Each word has one place in twenty puzzles; judged by brute force (wordsearch_check).
    UNIX> right=0
    > for seed in {1..20}; do wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed $seed > puzzle.txt && [[ $(wordsearch_check puzzle.txt data/wordsearch/music-words.txt) == 'good: 16 x 16, 40 words' ]] && ((++right)); done
    > echo $right of 20
    20 of 20

# 182 Puzzles in few directions; judged by brute force (wordsearch_check).
    UNIX> right=0
    > for how in easy:2 medium:4 hard:8; do for seed in {1..5}; do wordsearch --difficulty ${how%:*} --seed $seed --generate 18 19 data/wordsearch/music-words.txt > puzzle.txt && [[ $(wordsearch_check puzzle.txt data/wordsearch/music-words.txt ${how#*:}) == 'good: 18 x 19, 40 words' ]] && ((++right)); done; done
    > echo $right of 15
    15 of 15

# 183 A large puzzle keeps the promise that each word has one place; judged by brute force (wordsearch_check).
    UNIX> grep .. data/wordsearch/dictionary.txt > words.txt; wordsearch --generate 80 90 words.txt --seed 1 > puzzle.txt; sed '/^$/q' puzzle.txt | wc -lc | tr -s ' '; wordsearch_check puzzle.txt words.txt
     81 7281
    good: 80 x 90, 679 words

# 185 Without --seed a seed is chosen and said, and gives the same puzzle again.
    UNIX> wordsearch --generate 16 16 data/wordsearch/music-words.txt 2> said > puzzle.txt; grep -cx 'seed: [0-9]*' said
    > wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed "$(cut -d ' ' -f 2 said)" | cmp - puzzle.txt && echo same
    > wordsearch --generate 16 16 data/wordsearch/music-words.txt 2> other | cmp -s - puzzle.txt || echo another
    1
    same
    another

# 186 Eleven seeds make eleven puzzles.
    UNIX> for seed in {0..9} 4294967295; do wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed $seed | cksum; done | sort -u | wc -l
    11

# 187 A new puzzle is read back with its words, all of which are found.
    UNIX> wordsearch --generate 20 20 data/wordsearch/music-words.txt --seed 5 > puzzle.txt; wordsearch --unused puzzle.txt; wordsearch --count --unique - < puzzle.txt
    40

# 188 The order of the list makes no difference to the grid, and the words below it come in that order.
    UNIX> sort -R data/wordsearch/music-words.txt > shuffled; wordsearch --generate 16 16 shuffled --seed 1 > one
    > wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed 1 > other
    > cmp <(sed '/^$/q' one) <(sed '/^$/q' other) && tail -n 40 one | cmp - shuffled && echo same
    same

# 189 Three words that fit only crossing each other; judged by brute force (wordsearch_check).
    UNIX> printf 'abc\ncde\neaf\n' > words.txt; for seed in {1..9}; do wordsearch --generate 3 3 words.txt --seed $seed > puzzle.txt && wordsearch_check puzzle.txt words.txt; done | uniq -c | tr -s ' '
     9 good: 3 x 3, 3 words

# 190 Words within a word have places of their own; where the grid has none, they share the word's, and that is said.
    UNIX> printf 'that\nhat\nat\n' > words.txt; wordsearch --generate 1 4 words.txt --difficulty easy --seed 1
    THAT

    that
    hat
    at
    2> wordsearch: all squares shared with another word: hat, at

# 191 Generated palindromes stand once and not by chance elsewhere; judged by brute force (wordsearch_check).
    UNIX> printf 'level\nnoon\n' > words.txt; for seed in {1..9}; do wordsearch --generate 6 6 words.txt --seed $seed > puzzle.txt && wordsearch_check puzzle.txt words.txt; done | uniq -c | tr -s ' '
     9 good: 6 x 6, 2 words

# 192 A list without a word is an error: nothing can be hidden.
    UNIX> wordsearch --generate 3 5 /dev/null --seed 1; echo .1. > list; wordsearch --generate 3 4 list --seed 1
    2> wordsearch: /dev/null: no word found, expected two letters or more
    2> wordsearch: list: no word found, expected two letters or more
    exit 2

# 193 The letters of a puzzle are all capitals, in any alphabet; the words stay as they are listed.
    UNIX> printf 'Hello\nWORLD\n' > words.txt; wordsearch --generate 3 7 words.txt --seed 1 | tee puzzle | grep -Ecx '[A-Z]{7}'; tail -n 3 puzzle
    > printf 'мир\nздравствуй\n' | wordsearch --generate 10 10 - --seed 1 | sed '/^$/q' | grep -cx '\(А\|Б\|В\|Г\|Д\|Е\|Ж\|З\|И\|Й\|К\|Л\|М\|Н\|О\|П\|Р\|С\|Т\|У\|Ф\|Х\|Ц\|Ч\|Ш\|Щ\|Ъ\|Ы\|Ь\|Э\|Ю\|Я\)\{10\}'
    3

    Hello
    WORLD
    10

# 194 Words of two letters only: the grid has no other place for them; judged by brute force (wordsearch_check).
    UNIX> printf 'aa\nab\nba\nbb\n' > words.txt; wordsearch --generate 9 9 words.txt --seed 1 > puzzle.txt && wordsearch_check puzzle.txt words.txt
    good: 9 x 9, 4 words

# 195 Generated words with letters beyond ASCII fill one square a letter; judged by brute force (wordsearch_check).
    UNIX> printf '\303\251t\303\251\nd\303\251j\303\240\n' > words.txt; wordsearch --generate 9 9 words.txt --seed 1 > puzzle.txt && wordsearch_check puzzle.txt words.txt
    good: 9 x 9, 2 words

# 196 A word listed twice counts once; judged by brute force (wordsearch_check).
    UNIX> printf 'two\n\ntwo\r\n  \none' > words.txt; printf 'two\none\n' > set.txt; wordsearch --generate 5 5 words.txt --seed 1 > puzzle.txt && wordsearch_check puzzle.txt set.txt
    good: 5 x 5, 2 words

# 197 Words longer than any line (manual).
    UNIX> printf 'abc\nabcdefghij\nabcdefghijk\n' > words.txt; wordsearch --generate 5 9 words.txt --seed 1
    2> wordsearch: too long for a grid of 5 x 9: abcdefghij, abcdefghijk
    exit 1

# 199 A word of one letter is left out, and said (manual); if no word is left, there is no puzzle.
    UNIX> printf 'abc\nx\n' > words.txt; wordsearch --generate 5 9 words.txt --seed 1 | tail -n 2; wordsearch --generate a b; wordsearch --generate a b c d e

    abc
    2> wordsearch: words.txt:2: left out, not words of the list: x
    2> wordsearch: the command line: no word found, expected two letters or more
    2> wordsearch: the command line: no word found, expected two letters or more
    exit 2

# 200 Two words of four letters have no room on four cells; by arithmetic.
    UNIX> printf 'abcd\nefgh\n' > words.txt; wordsearch --generate 1 4 words.txt --seed 1 2>&1 | sed 's/abcd\|efgh/WORD/'; echo ${PIPESTATUS[0]}
    wordsearch: no room found for WORD
    1

# 201 Every letter before an a is a word: no filling beside an a, whatever the letters.
    UNIX> printf '%sa\n' {a..z} > words.txt; wordsearch --generate 14 14 words.txt --seed 1
    2> wordsearch: cannot fill the grid without making more words of the list
    exit 1

# 202 A word with a control character is left out and said; a bar stands between words, as in a table (manual).
    UNIX> printf 'a\033[2Jb\non|to\nit\n' > words.txt; wordsearch --generate 3 3 words.txt --seed 1 | tail -n +5
    on
    to
    it
    2> wordsearch: words.txt:1: left out, not words of the list: a?[2Jb

# 347 What --generate prints is read back and solved, whatever the words look like: nothing is unused, and (--unique) each is there.
    UNIX> printf '%s\n' 'ice cream' CODE-GO don\'t Straße 'Äpfel, Öl' ёлка λόγος saw was level cat catalog > list
    > for seed in 1 2 3; do
    >     wordsearch --generate 14 14 list --seed $seed > puzzle
    >     wordsearch --unused - < puzzle; wordsearch --count --unique puzzle; sed '1,/^$/d' puzzle | cmp - <(tr ',' '\n' < list | sed 's/^ //') && echo same
    >     sed '/^$/q' puzzle | grep -c '[a-z -]'
    > done
    > for how in easy medium hard; do for seed in 1 2 3 4 5; do wordsearch --generate 12 12 data/wordsearch/words4.txt --difficulty $how --seed $seed | wordsearch --count --unique -; done; done | uniq -c | tr -s ' '
    13
    same
    0
    13
    same
    0
    13
    same
    0
     15 4

# 348 A word has one place: reversed pairs, words within words both ways, palindromes and words that overlap themselves, judged by brute force (wordsearch_check) in all difficulties and many seeds.
    UNIX> printf '%s\n' was saw level abba banana an nab catalog cat tac gol x drawer reward draw war > list
    > for how in easy:2 medium:4 hard:8; do for seed in {1..10}; do
    >     wordsearch --generate 13 13 list --difficulty ${how%:*} --seed $seed 2> notes > puzzle; wordsearch_check puzzle list ${how#*:}
    > done; done | uniq -c | tr -s ' '
    > cat notes
     30 good: 13 x 13, 15 words
    wordsearch: list:12: left out, not words of the list: x

# 349 The difficulties use two, four and eight directions: in ten puzzles of twelve words each of them, and no other, as the manual says.
    UNIX> head -n 12 data/wordsearch/music-words.txt > list
    > for how in easy medium hard; do
    >     for seed in {1..10}; do wordsearch --generate 16 16 list --difficulty $how --seed $seed | wordsearch --json --unique - | sed -n 's/.*"direction": "\(.*\)".*/\1/p'; done | sort -u | paste -sd,
    > done
    down,right
    down,down right,right,up right
    down,down left,down right,left,right,up,up left,up right

# 350 The solution of a puzzle has the letters of the words and dots for the others, and the same words below; it is solved like the puzzle, each word in the same place. Four words of 14 letters on 144 cells do not cross here, and get four rings.
    UNIX> wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 > puzzle; wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 --solution > solution
    > wordsearch puzzle | cmp - <(wordsearch solution) && echo same places
    > sed '/^$/q' solution | tr -d '.\n' | wc -c; wordsearch --show puzzle | cmp - <(sed '/^$/,$d' solution) && echo as --show has it
    > cmp <(sed '1,/^$/d' puzzle) <(sed '1,/^$/d' solution) && echo same words
    > wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 --solution --svg > page; grep -c '<rect.*rx=' page; grep -c '<text' page
    > wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 --svg > page; grep -c '<rect.*rx=' page; grep '>fat<\|>that<\|>this<\|>two<' page | wc -l
    same places
    14
    as --show has it
    same words
    4
    149
    0
    4

# 355 A puzzle that takes more than the second after which progress appears, here of a fast clock, shows on a terminal how far it is; the line is gone before the reason why there is none.
    UNIX> need script || exit 77
    > wordsearch_random words 6000 1 | awk 'length > 6' | head -n 60 > list
    > script -qec 'clock 10000 wordsearch --generate 16 16 list --seed 1' log.txt | tr '\r' '\n' | sed 's/[0-9][0-9]*/N/g; s/found for .*/found for WORD/' | cat -v | uniq | sed -n '/attempt/,$p' | sed -n '1p; 2,3{/WORD/p}'
    wordsearch: attempt N, N words placed, N s^[[K
    ^[[Kwordsearch: no room found for WORD
    exit 1

# 530 Words of more than 250 letters are left out, and said; with 250 a line of 100,000 equal letters is no trouble: each of 99,751 places twice.
    UNIX> printf 'A%.0s' {1..251} > list; echo >> list; echo cat >> list; wordsearch --generate 4 4 list --seed 1 | tail -n 1
    > head -c 100000 /dev/zero | tr '\0' A > line; wordsearch --count line list; head -c 250 line > list; wordsearch --count line list
    cat
    0
    199502
    2> wordsearch: list:1: left out, not words of the list: AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA...
    2> wordsearch: list:1: left out, not words of the list: AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA...
    2> wordsearch: no word found: cat; is it the list for this puzzle?

# 531 Words of digits are among digits.
    UNIX> wordsearch --generate 4 4 123 456 --word 1 --seed 1 2>&1 | head -n 1; printf '123\n456\n' > list; wordsearch --generate 5 5 list --seed 1 | grep -cx '[1-6]\{5\}'
    wordsearch: 4 operands found, expected no WORDS with --word
    5

# 534 A line of more than four words is a list and no phrase, also in a new puzzle, and that is said.
    UNIX> printf 'ice cream\nant bee cat dog emu\n' > list; wordsearch --generate 9 9 list --seed 1 | sed '1,/^$/d'
    ice cream
    ant
    bee
    cat
    dog
    emu
    2> wordsearch: list: ant bee cat dog emu as single words

# 535 Of the words that do not fit ten are named, and the rest counted: two of twelve.
    UNIX> wordsearch --generate 1 2 abc bcd cde def efg fgh ghi hij ijk jkl klm lmn --seed 1
    2> wordsearch: too long for a grid of 1 x 2: abc, bcd, cde, def, efg, fgh, ghi, hij, ijk, jkl and 2 more
    exit 1

# 536 Long words in a tight grid run in all directions, too: half of them should be diagonal, and at least a third of sixty are.
    UNIX> printf '%s\n' photosynthesis mitochondrion chlorophyll chromosome biodiversity fermentation > words.txt
    > for seed in 1 2 3 4 5 6 7 8 9 10; do wordsearch --generate 15 15 words.txt --seed $seed | wordsearch -; done |
    >     awk '{ lines++; diagonal += $4 != $7 && $5 != $8 } END { print lines, (diagonal >= 20) }'
    60 1

# 780 Greek capitals have no accent, small letters keep it, and the words are found either way: by the language's spelling.
    UNIX> for form in '' --lower; do wordsearch --generate 12x12 --seed 6 $form γάτα άλογο λιοντάρι σοφία >puzzle; head -n 12 puzzle | grep -qE 'ά|έ|ή|ί|ό|ύ|ώ|Ά|Έ|Ή|Ί|Ό|Ύ|Ώ'; echo $?; wordsearch --unique puzzle | wc -l; done
    1
    4
    0
    4

# 161 Words that are names of levels elsewhere are words here; by hand
    UNIX> wordsearch --generate hard easy warm --seed 3 2>/dev/null | tail -n 3
    hard
    easy
    warm

# 203 A list on one line makes as many words as its commas and numbers tell; a phrase on its line stays one.
    UNIX> for list in 'cat, dog, hen' '1. cat 2. dog' 'salt and pepper'; do wordsearch --generate --seed 1 - <<< "$list" | sed '1,/^$/d' | tr '\n' ';'; echo; done
    cat;dog;hen;
    cat;dog;
    salt and pepper;
    2> size: 5 x 5
    2> size: 4 x 4
    2> size: 14 x 14

# 204 A list that is piped needs no operand to be made a puzzle of; without one the line says what is expected.
    UNIX> printf '%s\n' cat dog > list; wordsearch --generate 5 --seed 1 < list | cmp - <(wordsearch --generate 5 --seed 1 list)
    > wordsearch --generate < /dev/null
    2> wordsearch: 0 operands found, expected [SIZE] WORDS
    exit 2
