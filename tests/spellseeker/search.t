# 130 a search that needs more than --memory answers with its best path and a bound; the form is ours
    UNIX> for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > spellseeker --method memo --memory 5M board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellseeker: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellseeker: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(spellchecker < out.txt) == "OK - Pathlength = $best" ]] && ((best >= 1500 && at_most <= 1600)) && echo code $code
    code 1

# 137 ^C ends the search with the best path and a bound; it is sent once the program handles it; the form is ours
    UNIX> for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > env --default-signal=INT spellseeker --method dfs board.txt > out.txt 2> err.txt & search=$!
    > for _ in {1..600}; do [[ $(sed -n 's/^SigCgt:.*\(.\)$/\1/p' /proc/$search/status) == [2367abef] ]] && break; sleep 0.1; done
    > kill -INT $search; wait $search
    > code=$?
    > best=$(sed -n '$s/^spellseeker: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellseeker: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(spellchecker < out.txt) == "OK - Pathlength = $best" ]] && ((best >= 100 && at_most <= 1600)) && echo code $code
    code 1

# 148 not even the board fits; message is ours
    UNIX> spellseeker --memory 15K data/spell/20x20.txt
    2> spellseeker: out of memory: the board needs more than --memory allows
    exit 2
