# On a terminal, after a second, standard error shows how far the search is and how long it still takes, and takes the
# line away before the answer; the form is that of shell.h.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
# A wider board each time, until it takes more than a second.
n=28; until grep -q % log || ((n > 60)); do n=$((n + 4)); script -qec "chomp $(printf %0${n}d | tr 0 9)" /dev/null > log; done 2> none
tr '\r' '\n' < log | cat -v | sed 's/[0-9][0-9.e+]*/N/g' | uniq
