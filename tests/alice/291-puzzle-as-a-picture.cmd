# no step and no path, but all 162 arrows: the commas and parentheses of the file; looked at as PNG
alice --puzzle --svg data/alice/8x8.txt > puzzle.svg; grep -c tspan puzzle.svg; grep title puzzle.svg; grep -c 'l-*[0-9]* -*[0-9]*l.*z$' puzzle.svg; tail -n 1 puzzle.svg
