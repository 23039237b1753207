# --show keeps no matches: a grid of one letter with words of all lengths has n(n-1) matches on a line of n cells, and 64 MB
# are enough.
if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
for i in {1..200}; do printf '%0200d\n' 0; done > grid; for i in {1..200}; do head -c $i grid; echo; done > list; ulimit -v 65536
wordsearch --show grid list 2> notes | cmp - grid && echo shown
wordsearch --count grid list 2> notes
