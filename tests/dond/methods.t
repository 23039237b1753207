# 137 every small die to the last bit; exact counts of games in integers, dond_exact
    UNIX> dond_exact
    s to 8, t to 7, enumerated: 352 of 352 agree
    s to 70, s^t < 2^53, counted: 27119 of 27119 agree

# 138 the two methods of the driver agree; each other, dond_big
    UNIX> dond_big --methods
    few rolls against closed form: 320 of 320 agree
    limit 60

# 139 the library where its method changes, to the last bit; 320-bit arithmetic, dond_big
    UNIX> dond_big --borders
    borders of the method: 320 of 320 agree

# 140 the library on drawn sizes, to the last bit; 320-bit arithmetic, dond_big
    UNIX> dond_big --random 400
    random sizes: 400 of 400 agree
    random sizes, t to 240 s: 400 of 400 agree
    limit 60

# 230 --method dp, the lab's table, gives what --method fast does; of each other independent, they share no arithmetic
    UNIX> for s in 1 2 3 4 5 6 9 20; do for t in 0 1 2 3 7 30; do for last in -1 0 $((s / 2)) $((s - 1)); do [ "$(dond --method dp $s $t $last)" = "$(dond --method fast $s $t $last)" ] || echo $s $t $last; done; done; done

# 231 the values of the lab text by its own method
    UNIX> for game in '6 1 -1' '6 2 0' '6 2 1' '6 3 -1' '21 10 3' '20 100 3'; do dond --method=dp $game; done
    1
    0.361111
    0.277778
    0.314815
    0.225098
    1.61021e-07

# 232 the lab's method refuses what would take it hours; the limit is ours
    UNIX> dond --method dp 6 100000000 0
    2> dond: s x s x t is too large for --method dp, expected at most 1000000000
    exit 2

# 233 --table is made by the fast method only; the message is ours
    UNIX> dond --method dp --table 3 3
    2> dond: --method and --table found, expected one of them
    exit 2

# 234 a method that is none, with those that are; the message is ours
    UNIX> dond --method plain 6 1 -1
    2> dond: --method is 'plain', expected dp or fast
    exit 2
