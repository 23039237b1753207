for i in -1 0 32 64; do dond 65 40 $i; done
