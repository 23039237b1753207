# the largest numbers, after faces at the edge and in the middle; 320-bit arithmetic by another method, dond_big
for i in 0 1 500000000000000000 999999999999999999; do dond 1000000000000000000 1000000000000000000 $i; done
