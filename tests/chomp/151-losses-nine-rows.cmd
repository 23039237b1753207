for n in 10 14 16 20; do chomp_losses 9 $n; done
