# only the poison is left: a LOSS; the exercise's text; beside it a WIN, as chomp_reference says
chomp 1000; chomp 2000
