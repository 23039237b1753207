# 131 every method answers at once, with a path and a bound that hold the true length between them; the form is ours
    UNIX> for i in {1..12}; do echo ABABABABABAB; done > board.txt
    > for method in auto dfs memo tree sweep; do
    > spellpath --time-limit 0 --method $method board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best <= 139 && at_most >= 139)) && echo code $code
    > done
    code 1
    code 1
    code 1
    code 1
    code 1

# 132 dfs ends in time; what is printed lies between the bounds
    UNIX> for i in {1..12}; do echo ABABABABABAB; done > board.txt
    > spellpath --time-limit 0.3 --method dfs board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best > 50 && best <= 139 && at_most >= 139)) && echo code $code
    code 1

# 133 memo ends in time; what is printed lies between the bounds
    UNIX> for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > spellpath --time-limit 0.3 --method memo board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best >= 1400 && at_most <= 1600)) && echo code $code
    code 1

# 134 sweep ends in time; what is printed lies between the bounds
    UNIX> spellgen --seed 1 24 24 3 > board.txt
    > spellpath --time-limit 0.2 --method sweep board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best <= at_most)) && echo code $code
    code 1

# 135 tree ends in time; what is printed lies between the bounds
    UNIX> for i in {1..12}; do echo ABABABABABAB; done > board.txt
    > spellpath --time-limit 0.01 --method tree board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best >= 100 && best <= 139 && at_most >= 139)) && echo code $code
    code 1

# 136 a limit that is not reached changes nothing; the length is the lab's
    UNIX> spellpath --time-limit 60 data/spell/20x20.txt
    55

# 137 ^C and SIGTERM, which timeout and batch systems send, end the search with the best path and a bound; they are sent once the search has run for a twentieth of a second; the form is ours
    UNIX> for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > for signal in INT TERM; do
    >     env --default-signal=INT spellpath --method dfs board.txt > out.txt 2> err.txt & search=$!
    >     while kill -0 $search && read -ra stat < /proc/$search/stat && ((stat[13] < 5)); do sleep 0.02; done
    >     kill -$signal $search; wait $search
    >     code=$?
    >     best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    >     at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    >     [[ $(cat out.txt) == "$best" ]] && ((best >= 100 && at_most <= 1600)) && echo $signal code $code
    > done
    INT code 1
    TERM code 1

# 146 a time limit that is none; the range is in the message
    UNIX> spellpath --time-limit 1000000001
    2> spellpath: --time-limit is '1000000001', expected seconds from 0 to 1000000000, such as 0.5
    exit 2

# 290 with no time at all there is a path of some length: a legal one, so a lower bound; how long it is is left open
    UNIX> spellgen --seed 1 100 100 3 | spellpath --time-limit 0 2> note.txt | grep -cx '[1-9][0-9][0-9][0-9]*'
    > sed 's/[1-9][0-9]*/N/g' note.txt
    1
    spellpath: best N, at most N
