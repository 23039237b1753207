# --bytes: a cell is a byte, also a blank or a comma, case matters, and a list in any order is a word a line.
printf 'A b,\nTOO\351\n' > grid; printf 'b,\nA b\na b\nO\351\nOT\n' > list; wordsearch --bytes grid list | od -An -c | tr -s ' '
printf 'Ab\nba\n' > grid; printf 'ab\nba\n' > list; wordsearch --bytes --ignore-case grid list
