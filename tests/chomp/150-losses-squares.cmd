for n in {1..9}; do chomp_losses $n $n; done
