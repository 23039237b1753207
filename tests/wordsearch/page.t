# 520 A size is chosen that fits, and said; one operand is a file, two or more are words, with a size or without; --word works too.
    UNIX> cp data/wordsearch/words4.txt list.txt
    > for words in list.txt 'Hund Katze Maus' '9 9 Hund Katze' '--word Hund --word Maus' '8 9 --word Hund'; do wordsearch --generate $words --seed 1 > puzzle; echo "$(wordsearch --count --unique puzzle) words in $(sed '/^$/,$d' puzzle | wc -l) rows"; done
    4 words in 6 rows
    3 words in 6 rows
    2 words in 9 rows
    2 words in 5 rows
    1 words in 8 rows
    2> size: 6 x 6
    2> size: 6 x 6
    2> size: 5 x 5

# 521 A mistyped name of a file is an error and no word: names of files, with a dot or with a slash, among words, and one name alone.
    UNIX> echo > list; for words in 'Hund list' 'Hund Katze.txt' 'a/b Hund' 'nosuch' '5 5 nosuch' '5 5' '' '5 x list' '--word a list'; do wordsearch --generate $words --seed 1; done
    2> wordsearch: 'list' found among words, expected words or one file
    2> wordsearch: 'Katze.txt' found among words, expected words or one file
    2> wordsearch: 'a/b' found among words, expected words or one file
    2> wordsearch: 'nosuch' found, expected two words or more, or a file
    2> wordsearch: 'nosuch' found, expected two words or more, or a file
    2> wordsearch: 2 operands found, expected [SIZE] WORDS
    2> wordsearch: 0 operands found, expected [SIZE] WORDS
    2> wordsearch: 'list' found among words, expected words or one file
    2> wordsearch: 1 operand found, expected no WORDS with --word
    exit 2

# 522 The letters left over spell the message, in ten puzzles of a size that is chosen and in one that is given: --left reads it back. The puzzle is good (wordsearch_check).
    UNIX> printf '%s\n' Hund Katze Maus Pferd Ente Huhn Ziege > list
    > for seed in {1..10}; do wordsearch --generate list --message 'Gut gemacht!' --seed $seed > puzzle 2> notes; wordsearch --left puzzle; wordsearch_check puzzle list | sed 's/: [0-9]* x [0-9]*,/,/'; done | sort | uniq -c | tr -s ' '
    > wordsearch --generate 4 4 Hund Maus --message 'ist eine A' --seed 5 | wordsearch --left -
     10 GUTGEMACHT
     10 good, 7 words
    ISTEINEA

# 523 A message that cannot be is refused with the reason: too short, too long, it makes a word of the list; letters counted by hand.
    UNIX> wordsearch --generate 6 6 Hund Katze Maus Pferd --message abc --seed 1; wordsearch --generate 4 5 Hund Maus --message 'ist ein Hundehaus' --seed 1
    > wordsearch --generate 1 4 --word aa --message aa --seed 1; echo $?; wordsearch --generate 3 3 --word cat --message '...' --seed 1
    1
    2> wordsearch: the message has 3 letters, and the words leave 18 cells of 6 x 6, or more if they share letters; expected as many letters, or another size
    2> wordsearch: the message has 15 letters, and the words leave 12 cells of 4 x 5, or more if they share letters; expected as many letters, or another size
    2> wordsearch: cannot fill the grid without making more words of the list
    2> wordsearch: --message is '...', expected letters
    exit 2

# 924 A message for which there is no size at all: two words of 19 and 3 letters, which may share two, and one letter of the message fill 21 to 23 cells, and no such grid is both 19 wide and at most twice as wide as high. A sentence and exit code 1.
    UNIX> wordsearch --generate abcdefghijklmnopqrs xyz --message x --seed 1
    2> wordsearch: the message has 1 letter, and no grid was found that it and the words fill; try a longer one, or another size
    exit 1

# 524 A word and its reverse have places of their own, and the solution marks both; they share one where there is no other, which is said.
    UNIX> wordsearch --generate 1 7 STOP POTS --difficulty easy --seed 1 --solution | head -n 1 | tr -d '.\n' | wc -c
    > wordsearch --generate 1 12 STOP POTS --seed 1 --solution --svg | grep -o '<rect.*height="[0-9]*" rx' | grep -o 'height="[0-9]*"'
    > wordsearch --generate 1 12 STOP POTS --seed 1 --json | grep -c '"word"'; wordsearch --generate 1 4 STOP POTS --seed 1 | head -n 1 | grep -x 'STOP\|POTS' | sed s/POTS/STOP/
    7
    height="84"
    height="84"
    2
    STOP
    2> wordsearch: all squares shared with another word: POTS

# 525 --json of a new puzzle: its grid, words and places, which python follows through the grid.
    UNIX> need python3 || exit 77
    > wordsearch --generate data/wordsearch/music-words.txt --seed 3 --json 2> size | PYTHONUTF8=1 python3 -c '
    > import json, sys
    > p = json.load(sys.stdin)
    > assert len(p["grid"]) == p["rows"] and all(len(row) == p["cols"] for row in p["grid"]) and p["seed"] == "3"
    > for place in p["places"]:
    >     (r, c), (last_r, last_c) = place["from"], place["to"]
    >     n = max(abs(last_r - r), abs(last_c - c))
    >     assert "".join(p["grid"][r + (last_r - r) * i // n][c + (last_c - c) * i // n] for i in range(n + 1)) == place["word"].upper()
    > print(len(p["words"]), len({place["word"] for place in p["places"]}))'
    40 40

# 526 A page lacks its size in millimetres, the title, an arrow for each direction, a letter or a word, or says anything else.
    UNIX> for paper in a4 letter; do wordsearch --generate 9 9 data/wordsearch/words4.txt --seed 1 --svg --title 'T & U' --paper $paper > page; grep -o 'width="[0-9.]*mm" height="[0-9.]*mm"' page; done
    > grep -c 'M1 0 H4.8' page; sed -n 's/.*>\([^<][^<]*\)<.text>/\1/p' page | grep -vcx '[A-Z]'; grep -c '>[A-Z]</text' page; grep -c '>\(fat\|that\|this\|two\)</text' page
    width="210mm" height="297mm"
    width="215.9mm" height="279.4mm"
    8
    6
    81
    4

# 527 Several puzzles on a page are not those of the next seeds, letter by letter, or lack answers with a ring for each word.
    UNIX> list=data/wordsearch/words4.txt; letters() { grep -o '>[A-Z]</text' | tr -dc A-Z; }
    > for n in 1 2 3 4 3x2; do
    >     wordsearch --generate 8 8 $list --seed 5 --svg --puzzles $n > page
    >     for ((i = 0; i < ${n/x/*}; i++)); do wordsearch --generate 8 8 $list --seed $((5 + i)) | sed '/^$/,$d' | tr -d '\n'; done > once
    >     letters < page | tail -c "$(wc -c < once)" | cmp - once && echo "$n: $(grep -c '<rect.*rx=' page) rings, $(grep -c 'rotate(180 ' page) foot"
    > done; wordsearch --generate 8 8 $list --svg --puzzles 0
    1: 4 rings, 1 foot
    2: 8 rings, 1 foot
    3: 12 rings, 1 foot
    4: 16 rings, 1 foot
    3x2: 24 rings, 1 foot
    2> wordsearch: --puzzles is '0', expected a whole number from 1 to 100
    exit 2

# 528 What does not fit on a page is refused with what would, and what fits is drawn; a page's options need --svg.
    UNIX> list=data/wordsearch/words4.txt; for words in '30 30 --puzzles 4' '23 23 --puzzles 4' '100 9'; do wordsearch --generate $words $list --seed 1 --svg | grep -c svg; done
    > wordsearch --generate 9 9 $list --title x; wordsearch --paper a5 --svg data/wordsearch/grid4.txt $list
    0
    2
    0
    2> wordsearch: 4 puzzles of 30 x 30 cells and 4 words found, expected what fits on a page: at most 25 x 25 cells, or fewer words or puzzles
    2> wordsearch: 1 puzzle of 100 x 9 cells and 4 words found, expected what fits on a page: at most 56 x 56 cells, or fewer words
    2> wordsearch: --title found, expected --svg or --sets with it
    2> wordsearch: --paper is 'a5', expected a4 or letter
    exit 2

# 529 What was found as a sheet: the picture with its title and the list.
    UNIX> wordsearch --svg --title Found --paper letter data/wordsearch/{grid4,words4}.txt > page; grep -c '>Found</text\|>two</text' page; grep -c '<rect.*rx=' page; wordsearch --svg data/wordsearch/{grid4,words4}.txt | head -n 1 | grep -o 'width="[0-9.]*mm" height="[0-9.]*mm"'
    2
    4
    width="35.2mm" height="35.2mm"

# 605 A size in every usual way, also for a square; a list of words with commas is no file, nor is a word with a full stop and a blank.
    UNIX> for size in 7x9 7X9 '7 9' '7 x 9' 7×9 8; do wordsearch --generate $size Hund Katze --seed 1 | sed '/^$/,$d' | wc -lc | tr -s ' '; done
    > wordsearch --generate 9 Hund,Katze,Maus --seed 1 | tail -n 3; wordsearch --generate 10x10 'St. Gallen' 'New York' --seed 1 | wordsearch --count --unique -
     7 70
     7 70
     7 70
     7 70
     7 70
     8 72
    Hund
    Katze
    Maus
    2

# 606 The directions of a list, in ten puzzles of twelve words each of them and no other; those of a difficulty; what is none.
    UNIX> head -n 12 data/wordsearch/music-words.txt > list
    > for how in right,down 'up left, Left' medium; do
    >     for seed in {1..10}; do wordsearch --generate 16x16 list --directions "$how" --seed $seed > puzzle; wordsearch --json --unique puzzle | sed -n 's/.*"direction": "\(.*\)".*/\1/p'; done | sort -u | paste -sd,
    > done; wordsearch --generate 9x9 list --directions right,sideways
    down,right
    left,up left
    down,down right,right,up right
    2> wordsearch: --directions is 'right,sideways', expected easy, medium, hard or a list of up left, up, up right, left, right, down left, down or down right
    exit 2

# 607 The grid in small letters is the one in capitals; the words below stay as they are listed, one with a capital of A to Z.
    UNIX> for how in '' --lower; do wordsearch --generate 9x9 Hund Äpfel --seed 1 $how | sed '/^$/,$d'; done | sed 's/Ä/ä/g; s/\(.*\)/\L\1/' | sort | uniq -c | grep -c '^ *2 '; wordsearch --generate 9x9 Hund Äpfel --seed 1 --lower | grep -c '[A-Z]'
    9
    1

# 608 A shape: # is filled, a dot or a blank stays empty; all words are in it, and a page has no dots. Each word has its place.
    UNIX> printf '%s\n' '.##.##.' '#######' '#######' ' ##### ' '..###..' > shape; wordsearch --generate --shape shape cat dog cow --seed 1 > puzzle; sed '/^$/,$d; s/[A-Z]/#/g' puzzle
    > wordsearch --count --unique puzzle; wordsearch --generate --shape shape cat dog cow --seed 1 --svg | grep -c '>[A-Z]</text'
    > wordsearch --generate --shape shape elephants pig --seed 1; printf '##\n#\n' > ragged; printf '#?\n' > signs; for file in ragged signs; do wordsearch --generate --shape $file ab bc --seed 1 | head -n 2 | sed 's/[A-Z]/#/g'; done
    .##.##.
    #######
    #######
    .#####.
    ..###..
    3
    26
    ##
    #.
    2> wordsearch: too long for a grid of 5 x 7: elephants
    2> wordsearch: signs:1: '?' found, expected # or a dot
    exit 2

# 609 A page of a puzzle of one's own has all words of its list, in its order, also those that the grid cannot have.
    UNIX> wordsearch --svg --title T --word that --word horse --word zebra --word fat data/wordsearch/grid4.txt | grep -o '>[a-z][a-z][a-z]*</text'
    >that</text
    >horse</text
    >zebra</text
    >fat</text
    2> wordsearch: 2 of 4 words found; not found: horse, zebra

# 920 --rules is not on the page, or anything but it, the title and the words is English; the seed is not at the foot of sheet and solution.
    UNIX> w() { wordsearch --generate 8x8 data/wordsearch/words4.txt --svg --seed 5 "$@"; }
    > w --title Tiere --rules 'Finde die Wörter!' | grep -o '>[A-Z][^<]* [^<]*<\|>Finde[^<]*<\|>Name<'
    > for o in '' '--solution' '--puzzles 2' '--paper letter'; do w $o | grep -c '>№ 5<'; done; w --rules '' | grep -c 'The words\|Name'
    >Finde die Wörter!<
    1
    1
    1
    1
    0
    exit 1

# 921 the size may stand behind the words; the puzzle is that of the usual order
    UNIX> wordsearch --generate 8 8 data/wordsearch/words4.txt --seed 5 > usual; wordsearch --generate data/wordsearch/words4.txt 8x8 --seed 5 | cmp - usual; wordsearch --seed 5 --generate cat dog '8 × 8' | head -n 1 | tr -d '\n' | wc -c
    8

# 940 Hebrew runs from the left: the first letter of a row is not at the right, or an arrow to the right not mirrored; by hand.
    UNIX> printf '%s\n' שלום אבגד > grid; wordsearch --svg --word שלום grid | sed -n 's/<text x="\([0-9]*\)".*>\(ש\|ל\|ו\|ם\)<.*/\1 \2/p'
    > wordsearch --svg --word שלום grid | grep -o 'rotate([0-9]*)'; wordsearch --generate 5x5 שלום דג --seed 1 --directions right --svg | grep -o 'H4.8.*rotate([0-9]*)' | grep -o 'rotate.*'
    350 ש
    250 ל
    150 ו
    50 ם
    rotate(180)
    rotate(180)

# 941 A message has no blank for each of its letters; a page of one puzzle has a number 1.
    UNIX> wordsearch --generate Hund Katze Maus Pferd Ente Huhn Ziege --message 'Gut gemacht!' --seed 1 --svg > page 2> size; grep -c ' h6.4"' page; grep -c '>1<' page
    10
    0
    exit 1

# 942 A vocabulary of two columns becomes fourteen words of seven pairs, or the clue is hidden and the word printed; without --clues or a heading it is not asked for. By hand.
    UNIX> printf '%s\n' 'Hund;dog' 'Katze;cat' 'Maus;mouse' > list; printf '%s\n' 'clue,word' 'says meow,cat' 'says woof,dog' > said
    > wordsearch --generate list --seed 1; echo $?; for side in left right; do wordsearch --generate 6 list --clues $side --seed 1 | sed '1,/^$/d' | paste -sd,; done
    > wordsearch --generate 6 list --clues left --seed 1 | sed '/^$/q' | wordsearch --count --unique - --word dog --word cat --word mouse --word hund 2> missing
    > wordsearch --generate 6 list --clues left --seed 1 --solution | sed '1,/^$/d'; wordsearch --generate 6 said --seed 1 --json | grep -o '"words.*"places'
    > wordsearch --generate 6 Hund Katze --clues left
    2
    Hund,Katze,Maus
    dog,cat,mouse
    3
    dog = Hund
    cat = Katze
    mouse = Maus
    "words": ["cat", "dog"], "clues": ["says meow", "says woof"], "places
    2> wordsearch: list: two columns found, expected --clues left or --clues right, the column that is printed while the other is hidden
    2> wordsearch: said:1: 'clue,word' left out: a heading
    2> wordsearch: the command line: one column found, expected two with --clues
    exit 2

# 943 Two lines of a plain list with a comma each are taken for a vocabulary, or a heading for a word.
    UNIX> printf '%s\n' 'cat, dog' 'cow, pig' > list; wordsearch --generate 6 list --seed 1 | sed '1,/^$/d' | paste -sd,; printf '%s\n' Words cat dog | wordsearch --generate 6 - --seed 1 | sed '1,/^$/d' | paste -sd,
    cat,dog,cow,pig
    cat,dog
    2> wordsearch: <stdin>:1: 'Words' left out: a heading

# 944 A set: the sheets are not those of the next seeds with a number on each, the page of keys lacks a ring for each word or has other letters than the solutions, or the names are wrong; --puzzles counts on.
    UNIX> list=data/wordsearch/words4.txt; letters() { grep -o '>[A-Z]</text' | tr -dc A-Z; }
    > wordsearch --generate 8 8 $list --seed 5 --sets 3 -o class.svg; ls *.svg
    > for i in 1 2 3; do wordsearch --generate 8 8 $list --seed $((4 + i)) > puzzle; letters < class-$i.svg | tail -c 64 | cmp - <(sed '/^$/,$d' puzzle | tr -d '\n') && grep -c ">$i</text" class-$i.svg; wordsearch --show puzzle | tr -dc A-Z >> solutions; done
    > letters < class-keys.svg | cmp - solutions && grep -c '<rect.*rx=' class-keys.svg
    > wordsearch --generate 8 8 $list --seed 5 --sets 2 --puzzles 2 -o two; grep -o '>[1-9]</text' two-1 two-2 two-keys | tr -dc '1-9\n'
    class-1.svg
    class-2.svg
    class-3.svg
    class-keys.svg
    1
    1
    1
    12
    11
    12
    23
    24
    1
    2
    3
    4

# 945 A set is whole or untouched: the last of its files cannot be written; it needs a name, and is no text.
    UNIX> list=data/wordsearch/words4.txt; mkdir class-keys.svg; echo mine > class-1.svg; wordsearch --generate 8 8 $list --seed 1 --sets 2 -o class.svg; cat class-1.svg; ls -Ad c*
    > wordsearch --generate 8 8 $list --sets 2 | wc -c; wordsearch --generate 8 8 $list --sets 2 -o a.svg --json; wordsearch --sets 2 -o a.svg $list
    mine
    class-1.svg
    class-keys.svg
    0
    2> wordsearch: cannot write class-keys.svg: is a directory
    2> wordsearch: --sets found, expected -o FILE with it, as -o class.svg
    2> wordsearch: --sets and --json found, expected one of them
    2> wordsearch: --sets found, expected --generate with it
    exit 2

# 213 A page draws something outside its paper, or one text on another
    UNIX> judge() { "$@" --seed 1 > page.svg 2> said; svg_faults page.svg | sed "s/^/$*: /"; }
    > for n in 1 2 3 4 6 9; do for paper in a4 letter; do
    >     judge wordsearch --generate --svg --puzzles $n --paper $paper cat dog house horse mouse bird
    >     judge wordsearch --generate --svg --puzzles $n --paper $paper --solution cat dog house horse mouse bird
    > done; done
    > for size in 6x6 10x10 20x20 30x12; do judge wordsearch --generate $size --svg cat dog house horse mouse; done
    > judge wordsearch --generate --svg --puzzles 2 שלום תודה בוקר
    > judge wordsearch --generate --svg --message hello cat dog house
    > judge wordsearch --generate --svg --rules 'Find all.' --title Animals cat dog house
