# a column beside columns that are eaten; the exercise's text
chomp 9000
