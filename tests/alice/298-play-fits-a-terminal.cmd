# a maze of 100x100 in 24 lines of 80 columns: the part around the walker, whose cell is marked
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
alice_random 100 100 1 > maze.txt; sed -n 2p maze.txt
unset COLUMNS LINES; printf 'hint\nsolve\nhelp\nquit\n' > moves
NO_COLOR=1 script -qec 'stty rows 24 cols 80; alice --play maze.txt < moves' log.txt | tr -d '\r' | sed 's/\xe2../x/g; s/\x1b\[H\x1b\[2J/\n\f/g' | awk '/^\f/ { lines = 0 } { lines++; if (lines > most) most = lines; if (length > widest) widest = length } /\[.\]/ { here++ } END { print (most <= 24), (widest <= 80), (here >= 3) }'
