# A full disk: exit code 2 and the system's reason.
wordsearch < /dev/null > /dev/full
