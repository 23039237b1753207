# 125 The method words prints the lines that the lecture shows.
    UNIX> wordsearch --method words data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 126 The method lengths prints the lines that the lecture shows.
    UNIX> wordsearch --method lengths data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 127 The method prefix prints the lines that the lecture shows.
    UNIX> wordsearch --method prefix data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 128 The method fast prints the lines that the lecture shows.
    UNIX> wordsearch --method fast data/wordsearch/grid4.txt data/wordsearch/words4.txt
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 129 The four methods print the same lines: one checksum.
    UNIX> for method in words lengths prefix fast; do wordsearch --lecture --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
    1
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)
    2> wordsearch: 62 of 679 words found; not found: able, about, above, across, act, add, after, again, age, ago and 607 more (--unused prints all)

# 130 All methods against a search of its own that only knows a set of strings (wordsearch_agree).
    UNIX> wordsearch_agree 100 20261121
    100 inputs agree

# 131 wordsearch_agree finds no difference on other inputs than case 130's.
    UNIX> wordsearch_agree 100 7000000
    100 inputs agree

# 145 Each method counts the same 41 words.
    UNIX> for method in words lengths prefix fast; do wordsearch --count --method $method data/wordsearch/music.txt data/wordsearch/music-words.txt; done
    41
    41
    41
    41

# 356 What people may type, in 1000 random forms (case, separators, code points, hyphens, commas, comments), against a search by brute force in the letters before they were typed.
    UNIX> wordsearch_forms_agree 1000 20261121 2> notes
    1000 inputs agree

# 357 An empty line after every row: with its words in the same file, if these are of another kind than its rows; joined words of the rows' length directly below such joined rows are refused with file and line. With the words in a file of their own it is read, and so are two blanks between letters. A grid of one row may have words below it. By hand.
    UNIX> printf '%s\n' 'C A T' '' 'X O X' '' 'D O G' > grid; printf '%s\n' cat dog > words
    > cat grid <(echo) words > both; wordsearch both
    > sed 's/ //g' both | wordsearch - 2>&1; echo $?
    > wordsearch grid words; sed 's/ /  /g; /^$/d' grid | cat - <(echo) words | wordsearch -
    > printf '%s\n' CATDOG '' 'dog, god' '' cat | wordsearch -
    > printf '%s\n' CAT '' cat '' | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 2 0 to 2 2
    wordsearch: <stdin>:8: 3 cells elsewhere found, expected 3 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    2
    Found cat at 0 0 to 0 2
    Found dog at 2 0 to 2 2
    Found cat at 0 0 to 0 2
    Found dog at 2 0 to 2 2
    Found cat at 0 0 to 0 2
    Found dog at 0 3 to 0 5
    Found god at 0 5 to 0 3
    Found cat at 0 0 to 0 2

# 600 The four methods print the same lines and messages for words with letters that the grid lacks, in several spellings and cases (wordsearch_methods_agree).
    UNIX> wordsearch_methods_agree 8 1
    8 inputs agree

# 156 Of a list much longer than the grid, the methods print and count the same, also of words with accents, in capitals or listed twice
    UNIX> { tac data/wordsearch/dictionary.txt; printf '%s\n' Thát THIS 'oh, two' fat fat ffff; } > list
    > for method in prefix fast; do wordsearch --method $method data/wordsearch/grid4.txt list > $method 2>&1; done; cmp prefix fast; tail -n 1 fast | cut -d ';' -f 1; grep -c Found fast
    wordsearch: 16 of 686 words found
    14
