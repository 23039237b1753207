# faces about the 64 that are kept; 320-bit arithmetic by another method, dond_big
for s in 63 64 65 66 67; do dond $s 1000 31; dond $s 1000 -1; done
