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

# 134 sweep ends in time, on a board that would take it hours; what is printed and the true length lie between the bounds; rows of one letter in turn have a longest path of R*C - C + 2 cells
    UNIX> for i in {1..12}; do printf '%024d\n%024d\n' 0 0 | sed '2s/0/1/g'; done > board.txt
    > spellpath --time-limit 0.2 --method sweep board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best <= 554 && at_most >= 554)) && echo code $code
    code 1

# 135 tree ends in time, on a board for which it has no thousandth of what it needs; what is printed and the true length lie between the bounds; rows of one letter in turn have a longest path of R*C - C + 2 cells
    UNIX> for i in {1..16}; do printf '%032d\n%032d\n' 0 0 | sed '2s/0/1/g'; done > board.txt
    > spellpath --time-limit 0.001 --method tree board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best <= 994 && at_most >= 994)) && echo code $code
    code 1

# 136 a limit that is not reached changes nothing; the length is the lab's
    UNIX> spellpath --time-limit 60 data/spell/20x20.txt
    55

# 137 ^C and SIGTERM, which timeout and batch systems send, end the search with the best path and a bound; the form is ours
    UNIX> need script || exit 77; for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > for signal in INT TERM; do
    >     interrupt $signal 'best [1-9][0-9][0-9]' 'spellpath --method dfs board.txt > out.txt'
    >     code=$?
    >     [[ $(tail -n 1 shown) =~ spellpath:\ best\ ([0-9]+),\ at\ most\ ([0-9]+) ]]
    >     [[ $(cat out.txt) == "${BASH_REMATCH[1]}" ]] && ((BASH_REMATCH[1] >= 100 && BASH_REMATCH[2] <= 1600)) && echo $signal code $code
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
