# 511 --method dp, the lab's table, gives what --method fast does for dice of up to 20 faces; they share no arithmetic
    UNIX> for s in 1 2 3 4 5 6 9 20; do for t in 0 1 2 3 7 30; do for last in -1 0 $((s / 2)) $((s - 1)); do [ "$(dond --method dp $s $t $last)" = "$(dond --method fast $s $t $last)" ] || echo $s $t $last; done; done; done
# 230 each method that the message names gives what the lab's table, dp, does; they share no arithmetic; 511 has more of them at night
    UNIX> for method in $(dond --method x 1 1 2>&1 | sed 's/.*expected //; s/,//g; s/ or / /'); do
    > for s in 1 2 3 6 9; do for t in 0 1 2 30; do for last in -1 $((s / 2)); do [ "$(dond --method dp $s $t $last)" = "$(dond --method $method $s $t $last)" ] || echo $method $s $t $last; done; done; done; echo $method; done
    dp
    fast

