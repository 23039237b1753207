# a dialogue on a terminal: drawn in place, any case
need script || exit 77
printf '3\ns=(0,0)\ng=(0,2)\nb:(r) b:() goal\n' > maze.txt; printf 'R\n \tUndo\nr\nd\n' > moves
play() { script -qec 'alice --play maze.txt < moves' log.txt | tr -d '\r'; }
NO_COLOR=1 play | sed 's/┌.*/picture/; /└/d; /│/{/\[/!d}'; unset NO_COLOR; play | sed -n 3p | cat -v
