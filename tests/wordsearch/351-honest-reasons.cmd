# Why there is no puzzle: the word too long for any line, no room after that many attempts, nothing to fill with. Exit code 1,
# and nothing on standard output. Two words of four letters have no room on four cells; of all two-letter words with an a, none may
# be made by filling.
make() { wordsearch --generate "$1" "$2" list --seed 1 2>&1; echo $?; }
printf 'abc\nabcde fghij\n' > list; make 5 9
printf 'abcd\nefgh\n' > list; make 1 4 | sed "s/'.*'/WORD/"
printf '%sa\n' {a..z} > list; make 14 14
