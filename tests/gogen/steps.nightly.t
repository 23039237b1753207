# 323 (24 open letters take the time) E touches eight letters: it is at one of the nine cells within the border, these are around it in 8! orders, and the other sixteen letters anywhere, but never in the middle, which is E's or beside it.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; echo AEBECEDEFEGEHEI > words
    > gogen --count board words; echo $((9 * 40320 * 20922789888000)) # 8! and 16!
    > gogen --steps board words | grep -e ' E may' -e ' J may' -e ambiguous
    7592461994557440000
    7592461994557440000
    open: E may be at (1,1), (1,2), (1,3), (2,1), (2,2), (2,3), (3,1), (3,2) or (3,3)
    open: J may be at (0,0), (0,1), (0,2), (0,3), (0,4), (1,0), (1,1), (1,2), (1,3), (1,4), (2,0), (2,1), (2,3), (2,4), (3,0), (3,1), (3,2), (3,3), (3,4), (4,0), (4,1), (4,2), (4,3) or (4,4)
    ambiguous
    exit 1

# 551 (long proofs take the time) Every kind of sentence follows from what it cites: gogen_read knows the words, the letters on the board, what a proof supposes, and nothing else. Three puzzles; gogen_read refuses a sentence without its reason.
    UNIX> gogen --generate --seed 12 --givens 2 --time-limit 600 > 1; gogen --generate --seed 4 --givens 5 --difficulty hard --time-limit 600 > 2; printf '%s\n' ..WKR TICED SYXVB HUAOF QJM.. '' NT GT PT LT > 3
    > for p in 1 2 3; do head -n 5 $p > board; sed 1,6d $p > words; gogen --steps $p > steps; gogen_read board words < steps > read || cat read; cat read >> all; tail -n 1 read | grep -o contradiction; [[ $p == 3 ]] || tail -n 1 read | fold -w 5 | cmp - <(gogen --plain $p) && echo read; done
    > grep -o '[a-z].*' all | grep -v '^contradiction' | sort -u
    > head -n 5 2 > board; sed 1,6d 2 > words; gogen --steps 2 | sed 's/ (steps* [^()]*)$//' | gogen_read board words | sed 's/ in: .*//'
    read
    read
    contradiction
    read
    a contradiction
    corner or edge
    only letter
    only square
    shared neighbourhood
    shortest route
    supposition
    it does not follow
    exit 1
