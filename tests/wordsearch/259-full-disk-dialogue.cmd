wordsearch < /dev/null > /dev/full
