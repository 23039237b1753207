# Two arms are a LOSS exactly if they are equal: make the longer one as short as the other. Both methods.
for m in map sieve; do chomp --method $m 9$(printf '1%.0s' {1..127}); chomp --method $m 2$(printf '1%.0s' {1..127}); done
