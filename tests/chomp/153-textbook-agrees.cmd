for s in 74332 33333 999999 8888888888 1 210; do chomp_textbook $s; done
