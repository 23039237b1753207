# How many LOSSes a rectangle holds: the numbers that several independent programs have counted.
for n in {1..9}; do chomp_losses $n $n; done
