# In the dialogue - is the name of a file; the lines are those that the lecture shows.
cp data/wordsearch/grid4.txt ./-; cp data/wordsearch/words4.txt .
printf -- '-\nwords4.txt\n' | wordsearch | tail -n 4
