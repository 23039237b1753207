# progress on a terminal after a second, taken away before the answer
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
# Stopped for a second in mid-work, whatever the machine's speed.
cat > slowly <<'END'
"$@" & while kill -0 $! && read -ra stat < /proc/$!/stat && ((stat[13] < 10)); do sleep 0.01; done; kill -STOP $!; sleep 1; kill -CONT $!; wait $!; echo $?
END
alice_random --closed 700 700 4 > maze.txt
for words in '--threads 1 maze.txt' '--generate 6 6 --seed 1 --hardest --rounds 4 --length 9999'; do script -qec "bash slowly alice $words" log.txt; done | tr '\r' '\n' | sed '/steps/s/round [0-9]* of 4, best [0-9]*/round N of 4, best N/; s/level [0-9]*, [0-9]*/level N, N/; s/, [0-9]* s/, N s/' | uniq | sed -n 1,8p | cat -v
