# Two rows: exactly those are a LOSS whose upper row is a square shorter.
chomp $(printf '2%.0s' {1..1000})
