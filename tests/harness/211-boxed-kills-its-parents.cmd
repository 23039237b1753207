# Nothing outside of the box can be killed; expected: there is a verdict, and no temporary file
hostile 'kill -9 -1; kill -9 $PPID; for p in $(seq 2 99999); do kill -9 $p; done 2>/dev/null'
