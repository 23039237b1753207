# dfs ends in time; what is printed lies between the bounds
for i in {1..12}; do echo ABABABABABAB; done > board.txt
spellseeker --time-limit 0.3 --method dfs board.txt > out.txt 2> err.txt
code=$?
best=$(sed -n '$s/^spellseeker: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
at_most=$(sed -n '$s/^spellseeker: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
[[ $(spellchecker < out.txt) == "OK - Pathlength = $best" ]] && ((best > 50 && best <= 139 && at_most >= 139)) && echo code $code
