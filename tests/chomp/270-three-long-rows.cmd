# Three rows of 400, 330 and 250 squares: both winning moves and both counts are those of a program that marks every
# predecessor of each LOSS in a table of three dimensions.
chomp --all --stats $(printf '3%.0s' {1..250}; printf '2%.0s' {1..80}; printf '1%.0s' {1..70}) 2>&1 | sed -n 1,4p
