dond --table 1 999999 | sort -n | uniq | wc -l
