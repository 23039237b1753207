# rolls about the warm-up of 128; 320-bit arithmetic by another method, dond_big
for i in -1 0 33; do dond 66 127 $i; done
