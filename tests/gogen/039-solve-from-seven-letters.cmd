# question 4: the easy puzzle with seven letters instead of nine, and the letters exchanged; gogen_check judges
tr A-Y DCKEUROHWJNVGQTSMLAIBYXPF < data/gogen/words-easy.txt > words
printf 'Q.X.L\n.....\nA.P.C\n.....\n....S\n' > board
gogen_exam solution words board | sed -n '/^Board/,$p' | gogen_check board words
