# The memory that the process may have follows the limits that ulimit sets; without any it is not more than the machine's,
# as /proc/meminfo says.
if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
(ulimit -v 100000; wordsearch_shell memory; ulimit -d 50000; wordsearch_shell memory)
machine=$(($(sed -n 's/^MemTotal: *\([0-9]*\) kB/\1/p' /proc/meminfo) * 1024))
(($(wordsearch_shell memory) <= machine)) && echo at most the machine
