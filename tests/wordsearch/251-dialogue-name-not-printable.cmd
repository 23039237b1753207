# A name that a terminal would obey is shown with ?.
printf 'a\033[2J\n' | wordsearch
