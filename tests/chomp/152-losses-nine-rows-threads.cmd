# How many LOSSes a rectangle holds: the numbers that several independent programs have counted.
for t in 1 2 7; do chomp_losses 9 20 $t; done; for t in 1 3; do chomp_losses 9 25 $t; done; chomp_losses 9 30
