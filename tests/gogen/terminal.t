# 376 What a long --generate shows on a terminal after a second, and takes away in the end. With 23 givens no puzzle is hard, since the last letter has one cell.
    UNIX> need script || exit 77
    > # Stopped for two seconds in mid-work, whatever the speed of the machine.
    > cat > slowly <<'END'
    > "$@" & until read -ra stat < /proc/$!/stat && ((stat[13] > 4)); do sleep 0.01; done; kill -STOP $!; sleep 2; kill -CONT $!; wait $!; echo $?
    > END
    > script -qec "bash slowly gogen --generate --seed 1 --givens 23 --difficulty hard" log | tr "\r" "\n" | sed "s/, [0-9]* s/, N s/" | uniq | cat -v | sed "/^$/d; /^[.A-Y]*$/q"
    gogen: generating, for 10 seconds at most, N s^[[K
    ^[[Kgogen: no puzzle found that is hard, the nearest is easy
    QGEDK
    limit 30
