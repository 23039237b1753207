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

