# Options that exclude each other, or need each other, are said so.
try() { gogen "$@" 2>&1; echo $?; }
board=data/gogen/easy_board.txt words=data/gogen/easy_words.txt
try --svg -o saved $board $words; try -o '' $board $words; try --generate --svg --board a --words-out b
try --generate --seed -0; try --generate --givens 09x; try --svg $board $words more; try --svg; ls
try --count --count $board $words
