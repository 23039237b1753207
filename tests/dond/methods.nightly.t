# 511 --method dp, the lab's table, gives what --method fast does for dice of up to 20 faces; they share no arithmetic
    UNIX> for s in 1 2 3 4 5 6 9 20; do for t in 0 1 2 3 7 30; do for last in -1 0 $((s / 2)) $((s - 1)); do [ "$(dond --method dp $s $t $last)" = "$(dond --method fast $s $t $last)" ] || echo $s $t $last; done; done; done
