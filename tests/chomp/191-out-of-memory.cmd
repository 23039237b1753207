# Memory that the system does not give: a message and exit code 2, no crash.
if grep -q __asan_init "$(command -v chomp)"; then echo skipped: sanitizers need address space; exit 77; fi; ulimit -v 400000; chomp --memory 8G 999999999999999999999999999999999999999999999999999999999999; echo $?
