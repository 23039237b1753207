# ^C takes the line away and ends the program by the signal; with an Interruption it answers instead; what is ignored
# stays so. Expected from shell.h.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
for words in '1.5 progress INT' '1.5 progress TERM' '1.5 stop INT' '0.3 stop TERM'; do
    # shellcheck disable=SC2086 # words
    set -- $words
    echo "$2 after $1 s of SIG$3:"
    script -qec "timeout --foreground --preserve-status -s $3 $1 wordsearch_shell $2; echo \"exit \$?\"" log.txt | tr '\r' '\n' | grep . | tail -n 2 | sed 's/, [0-9]* s/, N s/' | cat -v
done
(trap '' INT; wordsearch_shell progress & sleep 0.3; kill -INT $!; wait $!; echo "exit $?")
