for i in -1 0 31 32 63; do dond 64 40 $i; done
