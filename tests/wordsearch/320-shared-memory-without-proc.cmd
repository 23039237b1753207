# Without /proc a limit of ulimit holds, and the peak is that of getrusage: plausible, or the driver says so.
if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
unshare -m umount -l /proc 2> why || { echo "skipped: /proc cannot be taken away"; exit 77; }
unshare -m bash -c 'umount -l /proc; ulimit -v 1000000; wordsearch_shell memory; ls /proc'
