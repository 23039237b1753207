# A limit of bytes, from files and pipes, by one byte; expected from shell.h. What never ends is refused.
head -c 100000 /dev/zero > file
for most in 100000 99999; do
    wordsearch_shell size file $most 2>&1; cat < file | wordsearch_shell size - $most 2>&1; wordsearch_shell size - $most < file 2>&1
done
: > empty; wordsearch_shell size empty 0; wordsearch_shell size file 0 2>&1
wordsearch_shell size /dev/zero 10000000 2>&1
wordsearch_shell size /proc/self/status 10000000 | grep -cx '[1-9][0-9]*'
