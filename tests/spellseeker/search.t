# 130 a search that needs more than --memory answers with its best path and a bound; the form is ours
    UNIX> for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > spellseeker --method memo --memory 5M board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellseeker: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellseeker: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(spellchecker < out.txt) == "OK - Pathlength = $best" ]] && ((best >= 1500 && at_most <= 1600)) && echo code $code
    code 1
