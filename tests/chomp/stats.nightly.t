# 273 On a terminal, after a second, here of a fast clock, standard error shows how far the search is and how long it still takes, and takes the line away before the answer; the form is that of shell.h.
    UNIX> need script || exit 77
    > script -qec 'clock 10000 chomp 999999999999999999999999999999999999' log | tr '\r' '\n' | cat -v | sed 's/[0-9][0-9.e+]* min left/N s left/; s/[0-9][0-9.e+]*/N/g' | uniq

    chomp: N %, N s left; ^C stops, N s^[[K
    ^[[KWIN: N
    \
