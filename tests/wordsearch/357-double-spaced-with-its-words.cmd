# An empty line after every row: in a file of both it would end the grid, which is refused with file and line; with the words in
# a file of their own it is read, and so are two blanks between letters. A grid of one row and its words is no such thing. By hand.
printf '%s\n' 'C A T' '' 'X O X' '' 'D O G' > grid; printf '%s\n' cat dog > words
cat grid <(echo) words > both; wordsearch both 2>&1; echo $?
sed 's/ //g' both | wordsearch - 2>&1; echo $?
wordsearch grid words; sed 's/ /  /g; /^$/d' grid | cat - <(echo) words | wordsearch -
printf '%s\n' CATDOG '' dog god '' cat | wordsearch -
printf '%s\n' CAT '' cat '' | wordsearch -
