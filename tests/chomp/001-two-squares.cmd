# an example of the exercise's text
chomp 11
