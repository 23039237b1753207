# a signal ends the search for hard mazes early: the best maze so far, and exit code 1; not where it is ignored
for signal in INT TERM; do
    env --default-signal alice --generate 5 5 --seed 1 --hardest --seconds 60 > maze.txt & while kill -0 $! && read -ra stat < /proc/$!/stat && ((stat[13] < 10)); do sleep 0.02; done
    kill -$signal $!; wait $!; echo "$signal: $?, solutions: $(alice --count maze.txt), $(alice maze.txt | awk '/length/ { print ($6 < 5 ? "few" : "some") " steps" }')"
done
alice --generate 1 3 --seed 1 --hardest --seconds 0.3 > maze.txt & sleep 0.1; kill -INT $!; wait $!; echo "ignored: $?"
