# 137 six digits of every small die; exact counts of games in integers, dond_exact
    UNIX> dond_exact
    s to 8, t to 7, enumerated: 352 of 352 agree
    s to 70, s^t < 2^53, counted: 27119 of 27119 agree

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

# 138 --stats counts additions: of three faces and two rolls a row adds up 1 + 0 + 1 chances, then the mean 3; by hand
    UNIX> dond --method dp --stats 3 2 -1 2>&1 | sed 's/: [0-9.]*$/: N/2; /additions/!s/: .*/: N/'
    0.222222
    additions: 5
    seconds: N
    peak-memory-kib: N

# 139 --json, with 15 digits; s, t and last-roll are strings, since they may exceed 2^53; 17/54 by the lab text
    UNIX> dond --json 6 3 -1; dond --json 6 2 0
    {"sides": "6", "rolls": "3", "last": null, "probability": 0.314814814814815}
    {"sides": "6", "rolls": "2", "last": "0", "probability": 0.361111111111111}

# 140 --json with --table; the numbers are those of the lab text
    UNIX> dond --json --table 3 2
    {"sides": "3", "rolls": "2", "probability": 0.222222222222222, "table": [{"rolls_left": 1, "probabilities": [0.333333333333333, 0]}, {"rolls_left": 0, "probabilities": [1, 1]}]}

# 235 --table and --stats do not go together, and the message names both
    UNIX> dond --table --stats 6 3
    2> dond: --table and --stats found, expected one of them
    exit 2
