# the longest table: 999999 rows of one face, all of chance 0 but the last two; its size is counted
dond --table 1 999999 | sort -n | uniq | wc -l
