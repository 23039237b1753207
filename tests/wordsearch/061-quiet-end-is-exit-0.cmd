wordsearch < /dev/null > out.txt; echo $?
