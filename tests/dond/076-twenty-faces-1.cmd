for i in 0 1 10 18 19; do dond 20 1 $i; done
