# seeds differ: so do mazes
for n in 1 2 3; do alice --generate 4 4 --hardest --rounds 1 --length 9 --seed $n | cksum; done | sort -u | wc -l
