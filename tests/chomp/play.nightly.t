# 701 How often each level wins 1,000 games on 4x7 against random and perfect players, as the man page says, each side beginning half of them; chomp_games judges each move and verdict by a brute force. The hard level leaves no winning square alone.
    UNIX> for level in easy medium hard; do for how in random perfect; do
    >     for first in human computer; do chomp_games 4 7 500 $how --level $level --seed 1 --first $first; done |
    >         awk -v what="$level, $how:" '{ won += $1; slips += $8 } END { print what, won, "won" (slips ? "" : ", no slip") }'
    > done; done
    easy, random: 871 won
    easy, perfect: 115 won
    medium, random: 934 won
    medium, perfect: 240 won
    hard, random: 1000 won, no slip
    hard, perfect: 500 won, no slip

