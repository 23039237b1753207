# The solution of a puzzle has the letters of the words and dots for the others, and the same words below; it is solved like
# the puzzle, each word in the same place. Four words of 14 letters on 144 cells do not cross here, and get four rings.
wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 > puzzle; wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 --solution > solution
wordsearch puzzle | cmp - <(wordsearch solution) && echo same places
sed '/^$/q' solution | tr -d '.\n' | wc -c; wordsearch --show puzzle | cmp - <(sed '/^$/,$d' solution) && echo as --show has it
cmp <(sed '1,/^$/d' puzzle) <(sed '1,/^$/d' solution) && echo same words
wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 --solution --svg > page; grep -c '<rect.*stroke' page; grep -c '<text' page
wordsearch --generate 12 12 data/wordsearch/words4.txt --seed 4 --svg > page; grep -c '<rect.*stroke' page; grep '>fat<\|>that<\|>this<\|>two<' page | wc -l
