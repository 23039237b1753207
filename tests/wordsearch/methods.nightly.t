# 601 The four methods agree on 100 inputs; they take a second.
    UNIX> wordsearch_methods_agree 100 20261123
    100 inputs agree
# 358 As many words as an Aho-Corasick automaton counts, which shares nothing with the program: on a small grid, and on a large one.
    UNIX> wordsearch_random words 20000 7 | grep .. > words; wordsearch_random grid 90 60 5 > small; wordsearch_random grid 300 450 6 > large
    > for grid in small large; do wordsearch_automaton $grid words 2> log | cmp - <(wordsearch --count $grid words) && echo same; done
    > wordsearch --lecture --count large words | cmp - <(wordsearch --count large words) && echo same
    same
    same
    same
    2> wordsearch: 1421 of 19995 words found; not found: aamorser, aandenom, aanetendur, aanonriwe, aasla, aatrhomdel, abenut, aboen, abro, acayid and 18564 more (--unused prints all)

