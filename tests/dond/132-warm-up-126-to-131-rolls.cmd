for i in -1 0 33; do dond 66 127 $i; done
