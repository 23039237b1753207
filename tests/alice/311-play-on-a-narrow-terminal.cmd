# An answer that is wider than the terminal stands in the place of the picture (^[[H^[[2J), a short one below it.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
printf '3\ns=(0,0)\ng=(0,2)\nb:(r) b:() goal\n' > maze.txt; printf '?\nd\n' > moves
script -qec 'stty rows 24 cols 40; alice --play maze.txt < moves' log.txt | tr -d '\r' | grep -e 'moves:' -e 'no arrow' | cat -v
