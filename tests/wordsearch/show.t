# 169 All but dots: the letters of the lines that the lecture shows.
    UNIX> wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt
    this
    wat.
    oah.
    f..t

# 170 The letters of the forty words; README shows them beside the puzzle.
    UNIX> wordsearch --show data/wordsearch/music.txt data/wordsearch/music-words.txt
    p....buglefelc.g
    oh.mharprvdrum.n
    lo.altoyi.arepoo
    kr.r..lo..atanos
    an.c..l.onaip...
    e.ohratiug..yek.
    .t.l....flute...
    ..u.l...niloiv..
    ...l.e.eobo...oe
    organ.c.opmetjt.
    t...t.rhythmnom.
    enutaeb.o..anert
    nl..n....rb.le.u
    o.a.gwaltzdos..b
    r..coriohcdt...a
    rab.shymnyssab..

# 171 Nothing found: all dots, exit code 1.
    UNIX> printf 'ab\ncd\n' > grid.txt; printf 'xx\n' > words.txt
    > wordsearch --show grid.txt words.txt
    ..
    ..
    2> wordsearch: no word found: xx; is it the list for this puzzle?
    exit 1

# 172 Letters are shown as they stand in the grid; by hand.
    UNIX> printf 'ThIs\nxxxx\n' > grid.txt; printf 'this\n' > words.txt
    > wordsearch --show grid.txt words.txt
    ThIs
    ....

# 173 Only the first match of each word is shown; by hand.
    UNIX> printf 'onx\nxno\n' > grid.txt; printf 'no\n' > words.txt
    > wordsearch --show --unique grid.txt words.txt
    on.
    ...

# 174 Colour on a terminal, in runs; by hand from case 169.
    UNIX> need script || exit 77
    > unset NO_COLOR; script -qec 'wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt' log.txt | tr -d '\r' | cat -v
    ^[[1;32mthis^[[0m
    ^[[1;32mwat^[[0ms
    ^[[1;32moah^[[0mg
    ^[[1;32mf^[[0mgd^[[1;32mt^[[0m

# 175 No colour with NO_COLOR, but an empty one does not count (no-color.org).
    UNIX> need script || exit 77
    > NO_COLOR=1 script -qec 'wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt' log.txt | tr -d '\r' | cat -v
    > NO_COLOR= script -qec 'wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt' log.txt | tr -d '\r' | cat -v
    this
    wat.
    oah.
    f..t
    ^[[1;32mthis^[[0m
    ^[[1;32mwat^[[0ms
    ^[[1;32moah^[[0mg
    ^[[1;32mf^[[0mgd^[[1;32mt^[[0m

# 176 Rings around the four words of the lecture: places and angles by geometry.
    UNIX> wordsearch --svg data/wordsearch/grid4.txt data/wordsearch/words4.txt | sed -n 's/.*width="\([0-9.]*\)".*\(translate.*)\)" stroke.*/\1 \2/p'
    384 translate(50 50) rotate(0)
    284 translate(50 50) rotate(90)
    366.843 translate(50 350) rotate(-45)
    508.264 translate(350 350) rotate(-135)

# 177 The letters of the drawing are those of the grid.
    UNIX> wordsearch --svg data/wordsearch/grid4.txt data/wordsearch/words4.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p' | tr -d '\n'
    thiswatsoahgfgdt\c

# 178 Letters that XML escapes, and question marks for bytes that are none; by hand.
    UNIX> printf '<&>" \303\0\n' > grid.txt; printf 'ab\n' > words.txt
    > wordsearch --lecture --svg grid.txt words.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p'
    &lt;
    &amp;
    &gt;
    &quot;
     \
    ?
    ?
    2> wordsearch: no word found: ab; is it the list for this puzzle? with --lecture case matters, and a line is one word
    exit 1

# 179 The eight directions as angles, once each.
    UNIX> printf 'bbbbb\nbxxxb\nbxaxb\nbxxxb\nbbbbb\n' > grid.txt; printf 'axb\n' > words.txt
    > wordsearch --svg grid.txt words.txt | grep -o 'rotate([-0-9]*)' | tr -d '\n'
    rotate(-135)rotate(-90)rotate(-45)rotate(180)rotate(0)rotate(135)rotate(90)rotate(45)\c

# 180 Xmllint takes the drawing for XML.
    UNIX> need xmllint || exit 77
    > wordsearch --svg data/wordsearch/music.txt data/wordsearch/music-words.txt | xmllint --noout - && echo good
    good

# 273 Names and letters that a terminal would obey are shown with ? (text.h).
    UNIX> name=$'a\177\033c'
    > wordsearch "$name" words 2>&1; wordsearch --method "$name" x y 2>&1; echo "$name" | wordsearch 2>&1
    > printf '\177a\n' > grid; printf 'b\na\n' > "$name"; wordsearch --lecture grid "$name" 2>&1
    > wordsearch --lecture --svg grid data/wordsearch/words4.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p'
    wordsearch: a??c: no such file or directory
    wordsearch: --method is 'a??c', expected fast, words, lengths or prefix
    Enter puzzle file: \
    Cannot open a??c
    Enter puzzle file: \
    Dictionary is not sorted... skipping
    wordsearch: no word found: the list has none
    ?
    a
    2> wordsearch: none of 4 words found: fat, that, this, two; is it the list for this puzzle? with --lecture case matters, and a line is one word
    exit 1

