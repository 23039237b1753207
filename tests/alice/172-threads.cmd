# any number of threads gives the same answer and the same numbers
for n in 1 2 3 64; do alice --threads $n --stats data/alice/100x100-none.txt 2>&1 | head -n 4; alice --threads $n data/alice/100x100.txt; done | sort | uniq -c | tr -s ' '
