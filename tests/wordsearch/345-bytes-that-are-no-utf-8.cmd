# Bytes that are no UTF-8 are errors with file and line that name the way out: in the list, too.
printf 'ab\nba\n' > grid; printf 'ab\n# \303\251\nt\351\n' > list; wordsearch grid list 2>&1; wordsearch --bytes --count grid list
