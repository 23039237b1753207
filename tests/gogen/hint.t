# 511 The next step from the board as it is typed; by hand: A touches M in MAPLE and S in MASK.
    UNIX> printf '%s\n' X.J.Y M..T. SRP.V ..I.. Q.FCG '' FIELD JOB MAPLE MASK PARK QUIET QUIRK SHIP TOPIC TWO WORM | gogen --hint
    1 only square: A touches M (1,0) in MAPLE and S (2,0) in MASK, so A is at (1,1)

# 512 A letter whose removal alone makes the board solvable is named, with the reason; by hand, as in 501.
    UNIX> printf '%s\n' X.J.Y MH.T. SRP.V ..I.. Q.FCG '' FIELD JOB MAPLE MASK PARK QUIET QUIRK SHIP TOPIC TWO WORM | gogen --hint
    H at (1,1) cannot stay: H touches I (3,2) in SHIP, so H is not at (1,1)
    exit 1

# 513 Nothing to do, and nothing that follows: a full board, and one with many solutions.
    UNIX> gogen --hint data/gogen/easy_solution.txt data/gogen/easy_words.txt; printf '%s\n' A.... ..... ..... ..... ..... '' B | gogen --hint
    the board is solved
    2> gogen: nothing more follows: there are several solutions; --unique shows two
    exit 1

# 514 What cannot stay (F, since the nine letters where newspapers have given ones have one solution; L must touch A and M, and has no other free square).
    UNIX> printf '%s\n' NGWKR TICED SYXVB HUAO. QJMFP '' $(cat data/gogen/easy_words.txt) | gogen --hint
    > gogen --hint=1 board words; gogen --hint --check board words
    F at (4,3) cannot stay: L touches M (4,2) in QUALM, so L is at (4,3)
    2> gogen: '1' found, but boards are 5x5; several: --puzzles N
    2> gogen: --hint and --check found, expected one of them
    exit 2

# 515 Hints one after the other solve the puzzle: each letter that a hint places is written on the board.
    UNIX> gogen --generate --seed 11 --difficulty easy --time-limit 600 > puzzle; head -n 5 puzzle > board; sed 1,6d puzzle > words
    > while hint=$(gogen --hint board words) && [[ $hint =~ ([A-Y])[[:space:]]+is[[:space:]]+at[[:space:]]+\((.),(.)\) ]]; do
    >     row=$((BASH_REMATCH[2] + 1)) column=${BASH_REMATCH[3]}; sed -i -E "${row}s/^(.{$column})./\1${BASH_REMATCH[1]}/" board; done
    > echo "$hint"; gogen --check board words; gogen --plain puzzle | cmp - board && echo same
    the board is solved
    solution
    same
