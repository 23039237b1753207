for signal in INT TERM; do
    env --default-signal alice --generate 5 5 --seconds 60 > maze.txt & until read -ra stat < /proc/$!/stat && ((stat[13] > 9)); do sleep 0.02; done
    kill -$signal $!; wait $!; echo "$signal: $?, solutions: $(alice --count maze.txt), $(alice maze.txt | awk '/length/ { print ($6 < 5 ? "few" : "some") " steps" }')"
done
alice --generate 1 3 --seconds 0.3 > maze.txt & sleep 0.1; kill -INT $!; wait $!; echo "ignored: $?"
