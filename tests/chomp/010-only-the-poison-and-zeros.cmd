# only the poison is left: a LOSS; the exercise's text; beside it a WIN, as chomp_reference says
chomp 2000; chomp 1000
