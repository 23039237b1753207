# The second ^C ends a program that is slow to stop; expected from shell.h.
env --default-signal=INT wordsearch_shell slow & program=$!
sleep 0.3; kill -INT $program; sleep 0.2; kill -INT $program
wait $program; echo "exit $?"
