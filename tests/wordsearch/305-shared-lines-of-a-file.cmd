# Lines with their numbers and located errors; what cannot be read; expected from shell.h.
printf 'a\r\n \t\nb\rc\n\nlast' > text; wordsearch_shell lines text 2>&1
printf '' > empty; wordsearch_shell lines empty 2>&1
printf 'x\n..!\n' | wordsearch_shell lines - 2>&1
for file in nowhere . ''; do wordsearch_shell lines "$file" 2>&1; done
wordsearch_shell lines - <&- 2>&1; wordsearch_shell lines - < . 2>&1
wordsearch_shell lines text <&- 2>&1 | head -n 1 # which has the number of standard input then
true
