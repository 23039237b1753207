# How many LOSSes a rectangle holds: the numbers that several independent programs have counted.
for n in 10 14 16 20; do chomp_losses 9 $n; done
