# What solve_board, valid_solution, load_board and load_words make of odd boards and words, as gogen.h says.
echo A > words; printf 'ZBCDE\nFGHIJ\nKLMNO\nPQRST\nUVWXY\n' > z; printf 'AA...\n.....\n.....\n.....\n.....\n' > twice; gogen_exam solve words z twice
printf 'MOON\n' > moon; gogen_exam solve moon data/gogen/easy_solution.txt | sed '/[\/|[]/d'; printf 'boxed\n' > small; gogen_exam valid small data/gogen/easy_solution.txt
{ cat data/gogen/easy_solution.txt; echo; echo NGWKR; } > more; { sed 's/$/\r/' data/gogen/easy_solution.txt; printf '\r\n'; } > cr; gogen_exam boards more cr
printf 'NO\r\n\nYES' > cr; gogen_exam words cr
