# 353 --show keeps no matches: a grid of one letter with words of all lengths has n(n-1) matches on a line of n cells, and 32 MB are enough; by arithmetic.
    UNIX> if grep -q __asan_init "$(command -v wordsearch)"; then echo skipped: sanitizers need address space; exit 77; fi
    > for i in {1..90}; do printf '%090d\n' 0; done > grid; for i in {1..90}; do head -c $i grid; echo; done > list; ulimit -v 32768
    > wordsearch --show grid list 2> notes | cmp - grid && echo shown
    > head -n 30 grid | cut -c -30 | wordsearch --count - <(head -n 30 list) 2> notes
    shown
    86420
