# NAME VERSION.
wordsearch --version | grep -Ecx 'wordsearch [0-9]+(\.[0-9]+)+'
