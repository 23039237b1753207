# 131 every method answers at once, with a path and a bound that hold the true length between them; the form is ours
    UNIX> for i in {1..12}; do echo ABABABABABAB; done > board.txt
    > for method in auto dfs memo tree sweep; do
    > spellseeker --time-limit 0 --method $method board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellseeker: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellseeker: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(spellchecker < out.txt) == "OK - Pathlength = $best" ]] && ((best <= 139 && at_most >= 139)) && echo code $code
    > done
    code 1
    code 1
    code 1
    code 1
    code 1
