# a rectangle of five columns of three; an example of the exercise's text
chomp 33333
