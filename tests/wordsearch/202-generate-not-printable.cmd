# What no row can have is left out and said (manual).
printf 'a\033[2Jb\ncat|dog\nit\n' > words.txt; wordsearch --generate 2 2 words.txt --seed 1 | tail -n +3
