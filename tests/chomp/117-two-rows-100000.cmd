# Two rows: exactly those are a LOSS whose upper row is a square shorter.
chomp $(printf '2%.0s' {1..50000}) | tail -c 5; chomp --all $(printf '2%.0s' {1..50000})1
