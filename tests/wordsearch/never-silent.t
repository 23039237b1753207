# 500 One word of eighteen is not on the grid: it is named at the end, on standard error; the issue's sentence.
    UNIX> printf '%s\n' THISXQ WATSXX OAHGXX FGDTXX > grid; printf '%s\n' this two fat that HALCON > list; wordsearch grid list
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    2> wordsearch: 4 of 5 words found; not found: HALCON

# 501 What was left out (one letter, a heading, a comment) is told apart from what was not found.
    UNIX> printf '%s\n' THIS WATS OAHG FGDT > grid; printf '%s\n' 'Words to find:' this a water '# two' > list; wordsearch grid list
    Found this at 0 0 to 0 3
    2> wordsearch: list:1: left out, not words of the list: Words to find, a
    2> wordsearch: 1 of 2 words found; not found: water

# 502 Lists as people paste them: bullets, numbers, boxes, tabs, semicolons, columns. The lecture's four words each time.
    UNIX> lists=('• this\n• two\n• fat\n• that' '* this\n* two\n* fat\n* that' '- this\n- two\n– fat\n— that' '1. this\n2. two\n3. fat\n10. that' '1) this\n2) two\n3) fat\n4) that' '[ ] this\n[x] two\n- [ ] fat\n☐ that'
    >     'this\ttwo\tfat\tthat' 'this;two; fat ;that' 'this   two\nfat    that' '1. this   2. two\n3. fat    4. that' '| this | two |\n| fat | that |' '(1) this\n(2) two\na) fat\nb) that' '✓ this\r\n✔ two\r\n▪ fat\r\n‣ that\r\n')
    > for list in "${lists[@]}"; do printf -- "$list" | wordsearch data/wordsearch/grid4.txt - | cmp - <(wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt) || echo "$list"; done; echo "${#lists[@]} lists"
    13 lists

# 503 A line of several words is a phrase if the grid has it, else its words, and that is said; three of such lines are named.
    UNIX> printf '%s\n' ICECREAM XXXXXXXX TACXXGOD > grid; printf '%s\n' 'ice cream' 'cat dog' 'dog  cat' 'god cat ice' 'tac dog' 'cream dog' > list; wordsearch --unique grid list
    Found ice at 0 0 to 0 2
    Found ice cream at 0 0 to 0 7
    Found cream at 0 3 to 0 7
    Found tac at 2 0 to 2 2
    Found cat at 2 2 to 2 0
    Found god at 2 5 to 2 7
    Found dog at 2 7 to 2 5
    2> wordsearch: list: cat dog as single words, god cat ice as single words, tac dog as single words, cream dog as single words

# 504 Punctuation that the grid lacks does not count in a word; what the grid has does.
    UNIX> printf '%s\n' STLOUISX C#XXXXXX > grid; printf '%s\n' 'St. Louis!' 'c#' 'st.louis' > list; wordsearch grid list
    Found St. Louis! at 0 0 to 0 6
    Found c# at 1 0 to 1 1

# 505 A title above a grid is skipped and said: one that is no row, one of another length, several lines, in a file of both too.
    UNIX> rows='THIS\nWATS\nOAHG\nFGDT\n'
    > for title in 'My word search\n' 'ANIMALS\n' 'Puzzle 3\n\n' 'Animals of the zoo\nName: ____ Date: ____\n\n'; do printf "$title$rows" > grid; wordsearch --count grid data/wordsearch/words4.txt; printf "$title$rows\nfat that\n" | wordsearch --count -; done
    4
    2
    4
    2
    4
    2
    4
    2
    2> wordsearch: grid: left out beside the grid: My word search
    2> wordsearch: <stdin>:1: left out, not words of the list: My word search
    2> wordsearch: <stdin>: fat that as single words
    2> wordsearch: grid: left out beside the grid: ANIMALS
    2> wordsearch: <stdin>:1: left out, not words of the list: ANIMALS
    2> wordsearch: <stdin>: fat that as single words
    2> wordsearch: grid: left out beside the grid: Puzzle 3
    2> wordsearch: <stdin>:1: left out, not words of the list: Puzzle 3
    2> wordsearch: <stdin>: fat that as single words
    2> wordsearch: grid: left out beside the grid: Animals of the zoo, Name: ____ Date: ____
    2> wordsearch: <stdin>:1: left out, not words of the list: Animals of the zoo, Name, Date
    2> wordsearch: <stdin>: fat that as single words

# 506 Where nothing is found, a guess why: words on a line and case for the lecture, long words. A title as long as the rows is none of them.
    UNIX> printf 'FARM\n\nCOWX\nPIGX\n\ncow\npig\n' > both; wordsearch both; echo abc > grid; echo 'abc cba bca' > list; wordsearch --lecture grid list; echo ABC > list; wordsearch --lecture grid list; echo abcdef > list; wordsearch grid list
    Found cow at 0 0 to 0 2
    Found pig at 1 0 to 1 2
    2> wordsearch: both:1: left out, not words of the list: FARM
    2> wordsearch: no word found: abc cba bca; is it the list for this puzzle? with --lecture case matters, and a line is one word
    2> wordsearch: no word found: ABC; is it the list for this puzzle? with --lecture case matters, and a line is one word
    2> wordsearch: no word found: abcdef; the words are longer than the grid
    exit 1

# 507 Words on the command line in place of a list, also without those below the grid; the lecture's places.
    UNIX> wordsearch --word THAT --word='T wo, fat' data/wordsearch/grid4.txt; { cat data/wordsearch/grid4.txt; echo; echo nothing; } | wordsearch --word fat -
    > wordsearch --lecture --word This --word that data/wordsearch/grid4.txt; wordsearch --word fat data/wordsearch/{grid4,words4}.txt
    Found T wo at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found THAT at 3 3 to 0 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    2> wordsearch: <stdin>: left out beside the grid: nothing
    2> wordsearch: 1 of 2 words found; not found: This
    2> wordsearch: 2 operands found, expected PUZZLE alone with --word; one by one: for f in data/wordsearch/grid4.txt data/wordsearch/words4.txt; do wordsearch --word fat "$f"; done
    exit 2

# 508 The letters that no word uses, row by row: the mystery word of a newspaper. By hand; --unique takes each word once.
    UNIX> printf '%s\n' 'C A T H' 'I D O G' 'D C O W' 'E N T A' 'T A C N' > grid; printf '%s\n' cat dog cow > list
    > wordsearch --left grid list; wordsearch --left --unique grid list
    HIDENTAN
    HIDENTATACN

# 509 Hints say where words begin and nothing more.
    UNIX> wordsearch --hint data/wordsearch/grid4.txt data/wordsearch/words4.txt
    this begins at 0 0
    two begins at 0 0
    fat begins at 3 0
    that begins at 3 3

# 510 --json is an answer of its own, and with another one misuse.
    UNIX> for option in --count --unused --show; do wordsearch $option --json data/wordsearch/{grid4,words4}.txt; done
    2> wordsearch: --count and --json found, expected one of them
    2> wordsearch: --unused and --json found, expected one of them
    2> wordsearch: --show and --json found, expected one of them
    exit 2

# 511 On a terminal the dialogue says first what to type for a list in any order, and at the end how many rows and words were skipped.
    UNIX> need script || exit 77
    > printf 'on\nno\nx\n' > grid; printf 'on\nno\nto\n' > list
    > until_log() { until grep -qs "$1" log.txt || [[ -e ended ]]; do sleep 0.02; done; }
    > { until_log 'puzzle file'; printf 'grid\nlist\n'; until_log type:; } | { script -qefc 'stty -echo; wordsearch' log.txt; touch ended; } | tr -d '\r'
    wordsearch: this is the lecture's dialogue; wordsearch PUZZLE WORDS takes lists in any order
    Enter puzzle file: \
    Opened grid
    Enter dictionary name: \
    Opened list
    Reading files...
    Puzzle is not rectangular; skipping row
    Dictionary is not sorted... skipping
    Solving...
    Found on at 0 0 to 0 1
    Found on at 0 0 to 1 0
    Found on at 1 1 to 0 1
    Found on at 1 1 to 1 0
    wordsearch: 1 row and 1 word skipped; type: wordsearch grid list

# 532 Lines of dashes, bars and the like are rules, between rows or between grid and words; a fence is one, too. The lecture's grid and places.
    UNIX> printf '+---+---+---+---+\n' > rule; while read -r a b c d; do cat rule; echo "| $a | $b | $c | $d |"; done < <(sed 's/./& /g' data/wordsearch/grid4.txt) > box; cat rule >> box
    > { cat box; printf '\nthis, fat\n'; } | wordsearch -; { cat data/wordsearch/grid4.txt; printf -- '-----\nthis\nfat\n'; } | wordsearch --count -
    > { echo '```'; cat data/wordsearch/grid4.txt; echo '```'; } | wordsearch --word two -; sed 's/./& | /g; s/$/\n- - - - - - -/' data/wordsearch/grid4.txt | wordsearch --word that -
    Found this at 0 0 to 0 3
    Found fat at 3 0 to 1 2
    2
    Found two at 0 0 to 2 0
    Found that at 3 3 to 0 0

# 533 What stands before a colon is a heading, also if words follow; as makers of puzzles on the web print their lists.
    UNIX> printf 'Find these words: THIS, FAT\nMore:\ntwo\n' | wordsearch data/wordsearch/grid4.txt -
    Found THIS at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found FAT at 3 0 to 1 2
    2> wordsearch: <stdin>:1: left out, not words of the list: Find these words, More

# 537 Rows and columns with numbers, and words with the places where they are, as a task of Rosetta Code prints them; a box of a terminal; a list above the grid, as a kata has it. The lecture's four words each time.
    UNIX> printf '   0  1  2  3\n\n0  T  H  I  S\n1  W  A  T  S\n2  O  A  H  G\n3  F  G  D  T\n\nthis  (0,0)(3,0)   two (0,0)(0, 2)\nfat   (0,3)(2,1)   that (3,3)(0,0)\n' > places
    > printf '1. THIS\n2. WATS\n3. OAHG\n4. FGDT\n\n1. this\n2. two\n3. fat\n4. that\n' > numbers; printf '    1 2 3 4\n   ───────\n1 │ T H I S\n2 │ W A T S\n3 │ O A H G\n4 │ F G D T\n   ───────\n\nthis, two, fat, that\n' > box
    > { echo this,two,fat,that; sed 's/./&,/g; s/,$//' data/wordsearch/grid4.txt; } > above; printf '┌───┬───┬───┬───┐\n│ T │ H │ I │ S │\n│ W │ A │ T │ S │\n│ O │ A │ H │ G │\n│ F │ G │ D │ T │\n└───┴───┴───┴───┘\n\nthis, two, fat, that\n' > table
    > printf '┌────┐\n│THIS│\n│WATS│\n│OAHG│\n│FGDT│\n└────┘\n\nthis, two, fat, that\n' > tight; printf '1. THIS\n2. WATS\n3. OAHG\n4. FGDT\n1. this\n2. two\n3. fat\n4. that\n' > close
    > for file in places numbers box above table tight close; do wordsearch $file | tr A-Z a-z | cmp - <(wordsearch data/wordsearch/{grid4,words4}.txt | tr A-Z a-z) && echo $file; done
    places
    numbers
    box
    above
    table
    tight
    close
    2> wordsearch: places: labels of rows left out
    2> wordsearch: places:1: left out, not words of the list: 0, 1, 2, 3
    2> wordsearch: numbers: labels of rows left out
    2> wordsearch: box: labels of rows left out
    2> wordsearch: box:1: left out, not words of the list: 1 2 3 4
    2> wordsearch: close: labels of rows left out

# 538 Sentences in a list and the answers after it are left out, as word-search-generator prints them.
    UNIX> { printf '** WORD SEARCH **\n\n'; sed 's/./& /g' data/wordsearch/grid4.txt; printf '\nFind these words: FAT, THAT, THIS, TWO\n* Words can go NE, E, SE, and S.\n\nAnswer Key: FAT NE @ (4, 1), HAT S @ (1, 2)\nsat\n'; } | wordsearch -
    Found THIS at 0 0 to 0 3
    Found TWO at 0 0 to 2 0
    Found FAT at 3 0 to 1 2
    Found THAT at 3 3 to 0 0
    2> wordsearch: <stdin>:1: left out, not words of the list: WORD SEARCH, Find these words, Words can go NE, E, SE, and S, Answer Key, FAT NE, HAT S, sat

# 539 A grid of digits keeps its first column, also if that counts.
    UNIX> printf '1 2 3\n2 3 4\n3 4 5\n' > grid; wordsearch --word 123 --word 3456 grid
    Found 123 at 0 0 to 0 2
    Found 123 at 0 0 to 2 0
    2> wordsearch: 1 of 2 words found; not found: 3456

