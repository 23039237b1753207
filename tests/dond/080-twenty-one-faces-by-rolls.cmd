for i in -1 0 1 2 10 20; do dond 21 4 $i; done
