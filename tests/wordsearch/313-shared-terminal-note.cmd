# Who has to type the input is told so, and how to end it; pipes and files are not worth a note. Expected from shell.h.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
{ sleep 0.5; printf 'a b\n\004'; sleep 0.5; } | script -qec 'stty -echo; wordsearch_shell size - 100' log.txt | tr -d '\r'
echo ab | wordsearch_shell size - 100
