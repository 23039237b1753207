# a folder cannot be opened; the lecture's program (a C++ student's may open it)
printf 'on\nno\n' > grid.txt; printf 'no\non\n' > words.txt
printf 'data\ngrid.txt\ndata/wordsearch\nwords.txt\n' | wordsearch
