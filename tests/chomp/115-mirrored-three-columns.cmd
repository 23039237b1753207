# Three columns of up to nine squares, which the sieve turns: their mirror images are three rows, by hand and by --method map.
for s in 999 998 987 975; do chomp $s; done
