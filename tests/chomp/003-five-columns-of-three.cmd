# an example of the exercise's text
chomp 33333
