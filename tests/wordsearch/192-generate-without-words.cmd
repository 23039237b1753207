wordsearch --generate 3 5 /dev/null | grep -Ecx '[a-z]{5}'
