# a staircase whose first column is cut; an example of the exercise's text
chomp 74332
