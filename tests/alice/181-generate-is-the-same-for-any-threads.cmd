# one, two and five threads find the same maze
for n in 1 2 5; do alice --generate 5 4 --hardest --rounds 3 --seed 9 --threads $n | cksum; done | sort -u | wc -l; for n in 1 2 5; do alice --generate 4 4 --hardest --rounds 4 --length 20 --seed 9 --threads $n | cksum; done | sort -u | wc -l
