# A terminal and a pipe show the same, but the echo of what was typed; compared with each other
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
# What a terminal shows is what a pipe gets: the terminal's echo has the line's end that is printed to a pipe.
echo 1 1 | tictactoe > pipe; echo 1 1 | script -qec tictactoe /dev/null | tr -d '\r\b' | sed 's/\^D//' > terminal
wc -l < pipe | diff - <(wc -l < terminal) && tr -d '\n' < pipe | cmp - <(tr -d '\n' < terminal | sed 's/1 1//') && echo same
