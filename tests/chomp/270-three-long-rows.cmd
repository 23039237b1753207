chomp --all --stats $(printf '3%.0s' {1..250}; printf '2%.0s' {1..80}; printf '1%.0s' {1..70}) 2>&1 | head -n 4
