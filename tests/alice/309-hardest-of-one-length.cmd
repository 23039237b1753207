# of the longest solutions of a row of five cells the hardest has all colours and cells: alice_hardest tries all such rows
alice_hardest 5
for seed in 1 2 3; do alice --generate 1 5 --hardest --rounds 2 --seed $seed | alice_hardest; done | sort | uniq -c | tr -s ' '
