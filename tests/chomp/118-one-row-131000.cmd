# One row: eat all but the poison. As wide as one argument can be; both methods.
chomp --all --method sieve $(printf '1%.0s' {1..131000}) | cut -c 1-10; chomp --all --method map $(printf '1%.0s' {1..131000}) | tr -d 0
