# Progress: on a terminal only, after a second, at most twice a second, gone before the answer; expected from shell.h.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
wordsearch_shell progress 2>&1
script -qec 'wordsearch_shell progress' log.txt | tr '\r' '\n' | sed 's/[0-9]* s/N s/' | cat -v | uniq
script -qec 'stty cols 10; wordsearch_shell progress' log.txt | tr '\r' '\n' | cat -v | sort -u | grep toy
