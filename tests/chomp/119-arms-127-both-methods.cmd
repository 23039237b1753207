for m in map sieve; do chomp --method $m 9$(printf '1%.0s' {1..127}); chomp --method $m 2$(printf '1%.0s' {1..127}); done
