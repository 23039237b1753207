# sweep ends in time; what is printed lies between the bounds
spellgen --seed 1 24 24 3 > board.txt
spellseeker --time-limit 0.2 --method sweep board.txt > out.txt 2> err.txt
code=$?
best=$(sed -n '$s/^spellseeker: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
at_most=$(sed -n '$s/^spellseeker: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
[[ $(spellchecker < out.txt) == "OK - Pathlength = $best" ]] && ((best <= at_most)) && echo code $code
