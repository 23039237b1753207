# an arrow in the picture for each in the maze: 162 commas and parentheses of the file
alice --svg data/alice/8x8.txt | grep -c 'l-*[0-9]* -*[0-9]*l.*z$'
