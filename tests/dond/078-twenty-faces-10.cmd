for i in 0 1 2 10 17 18 19; do dond 20 10 $i; done
