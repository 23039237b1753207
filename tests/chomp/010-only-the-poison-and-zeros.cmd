# only the poison is left: a LOSS; the exercise's text
chomp 1000
