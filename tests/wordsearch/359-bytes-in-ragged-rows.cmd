# --bytes with --ragged: a blank is a cell and case matters, as with --bytes, and rows may differ, as with --ragged.
printf 'A b\nC\nba\n' > grid; printf 'A b\nAC\nac\nbCA\nab\n' > list; wordsearch --bytes --ragged grid list
