# Words as messages and JSON have them; expected from shell.h: valid UTF-8 stays; controls (C0, DEL, C1), line ends
# (U+2028), overlong forms, surrogates, what is beyond U+10FFFF and letters cut in half are '?', in JSON U+FFFD.
printf 'plain "x\\"\n\303\204pfel\na\033[2J\177\302\233c\nx\342\200\250y\n\300\257\n\355\240\200\n\364\220\200\200\n\303\n' > words
printf '%038d\303\204\303\204\303\204\n%039d\303\204\303\204\n%040d\n%041d\n' 0 0 0 0 >> words
wordsearch_shell quote < words | cut -d '|' -f 1,2
echo 'and JSON:'
wordsearch_shell quote < words | sed -n 1,6p | sed 's/.* | //' | cat -v
