# colour on a terminal, but not with NO_COLOR; the codes of ECMA-48
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
printf '4\ns=(0,0)\ng=(0,3)\nb:(r) r:(r) y:(l) goal\n' > maze.txt
unset NO_COLOR; script -qec 'alice --draw maze.txt' log.txt | tr -d '\r' | sed -n 3p | cat -v
NO_COLOR=1 script -qec 'alice --draw maze.txt' log.txt | tr -d '\r' | sed -n 3p
NO_COLOR= script -qec 'alice --draw maze.txt' log.txt | grep -c '31m'
