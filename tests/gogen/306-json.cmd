# The same answers as JSON: the solution is that of data/gogen, the counts are those of cases 111 and 113.
b=data/gogen/easy_board.txt w=data/gogen/easy_words.txt
try() { gogen --json "$@"; echo $?; }
try $b $w; try --count $b $w; try --unique $b $w; try --check data/gogen/easy_solution.txt $w; try --check data/gogen/easy_wrong_1.txt $w
echo NR > nr; try $b nr; try --count $b nr; try --unique $b nr; sed "s/[FL]/./g" data/gogen/easy_solution.txt > open; echo QUAVER > q; try --unique open q; echo FB > fb; try --steps open fb
