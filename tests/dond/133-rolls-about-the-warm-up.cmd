# rolls about the warm-up of 128; 320-bit arithmetic by another method, dond_big
for t in 127 128 129 130; do dond 7 $t 3; dond 80 $t -1; done
