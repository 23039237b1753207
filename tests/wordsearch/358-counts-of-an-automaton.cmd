# As many words as an Aho-Corasick automaton counts, which shares nothing with the program: on a small grid, and on a large one, where
# two directions are counted at a time.
wordsearch_random words 20000 7 | grep .. > words; wordsearch_random grid 90 60 5 > small; wordsearch_random grid 300 450 6 > large
for grid in small large; do wordsearch_automaton $grid words 2> log | cmp - <(wordsearch --count $grid words) && echo same; done
wordsearch --bytes --count large words | cmp - <(wordsearch --count large words) && echo same
