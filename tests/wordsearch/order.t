# 913 The order of the matches is that of the lecture's loops: row, column, row step, column step, length; wordsearch_reference, the lecture's program written independently
    UNIX> ask() { printf '%s\n' "$1" "$2"; }
    > printf 'aaaa\naaaa\naaaa\n' > grid.txt; printf 'aa\naaa\naaaa\n' > words.txt
    > printf 'ebebe\nxxxxx\nexaxe\nxxxxx\nebebe\n' > star.txt; printf 'axe\nexa\n' > star-words.txt
    > printf 'aba\nbab\naba\n' > both.txt; printf 'aba\nbab\n' > both-words.txt
    > for pair in 'grid.txt words.txt' 'star.txt star-words.txt' 'both.txt both-words.txt' 'data/wordsearch/music.txt data/wordsearch/dictionary.txt'; do
    >     diff <(ask $pair | wordsearch) <(ask $pair | wordsearch_reference) && echo "${pair% *}: the same"
    > done
    grid.txt: the same
    star.txt: the same
    both.txt: the same
    data/wordsearch/music.txt: the same
