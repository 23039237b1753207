# A page has as many puzzles as asked for, each as the same seed alone makes it, and all solutions with 25 letters each.
for n in 1 2 3 6; do gogen --generate --svg --puzzles $n --seed 7 > page; grep -c "<circle" page; grep -o ">[1-9]  [a-z]*<" page | tr "\n" " "; echo; done
for s in 7 8 9 10 11 12; do gogen --generate --seed $s | sed 1,6d; done | sort > words; grep -o ">[A-Y][A-Y]*</text>" page | grep -v ">.<" | tr -d "></tex" | sort | cmp - words && echo same words
sed "1,/rotate/d" page | grep -c ">[A-Y]<"; gogen --generate --svg --puzzles 7; gogen --generate --puzzles 2
