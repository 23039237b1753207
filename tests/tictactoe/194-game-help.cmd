# ? and help say how to type; the words are those of the man page
printf '%s\n' '?' help | tictactoe --rows 8 --cols 7 --in-a-row 4 | grep -e '^Type' -e '^  [a-z]'
