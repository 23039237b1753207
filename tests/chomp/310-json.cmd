# The answer as a line of JSON: row and column of the square to pick count from 1, from the bottom left. Moves and counts are
# those of --method map (cases 130, 143 and the map's --stats); the squares are read off: 74422 to 33322 cuts column 1 to
# three squares, so the fourth is picked.
chomp --json --all 74422
chomp --json 74422
chomp --json 33211
