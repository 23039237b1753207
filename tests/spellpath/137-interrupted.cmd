# ^C ends the search with the best path and a bound; it is sent once the program handles it; the form is ours
for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
env --default-signal=INT spellpath --method dfs board.txt > out.txt 2> err.txt & search=$!
for _ in {1..600}; do [[ $(sed -n 's/^SigCgt:.*\(.\)$/\1/p' /proc/$search/status) == [2367abef] ]] && break; sleep 0.1; done
kill -INT $search; wait $search
code=$?
best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
[[ $(cat out.txt) == "$best" ]] && ((best >= 100 && at_most <= 1600)) && echo code $code
