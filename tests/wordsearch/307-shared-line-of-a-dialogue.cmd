# A dialogue reads no byte beyond its line: cat gets the rest. Long lines are kept up to 65536 bytes. Expected from shell.h.
printf 'one\r\ntwo\nthree' | { wordsearch_shell first; wordsearch_shell first; cat; echo; wordsearch_shell first; }
printf '%070000d\nrest\n' 0 | { wordsearch_shell first; cat; }
