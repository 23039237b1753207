command -v script > which || { echo 'skipped: there is no script'; exit 77; }
# A wider board each time, until it takes more than a second.
n=20; until grep -q states log; do n=$((n + 2)); script -qec "chomp $(printf %0${n}d | tr 0 9)" /dev/null > log; done 2> none
tr '\r' '\n' < log | cat -v | sed 's/[0-9][0-9.e+]*/N/g' | uniq
