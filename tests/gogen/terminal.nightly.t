# 376 What a long --generate shows on a terminal after a second, here of a fast clock, and takes away in the end. With 23 givens no puzzle is hard, since the last letter has one cell.
    UNIX> need script || exit 77
    > script -qec 'clock 10000 gogen --generate --seed 1 --givens 23 --difficulty hard --time-limit 1000000000' log | tr "\r" "\n" | sed "s/, [0-9]* s/, N s/" | uniq | cat -v | sed "/^$/d"
    gogen: generating, for at most 1000000000 seconds, N s^[[K
    ^[[Kgogen: no such puzzle found, expected more words, more givens, another difficulty or a longer --time-limit
    exit 1
