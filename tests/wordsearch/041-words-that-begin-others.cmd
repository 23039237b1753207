printf 'inputs\nstupni\n' > grid.txt; printf 'in\ninput\ninputs\nput\nputs\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
