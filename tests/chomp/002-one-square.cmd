# an example of the exercise's text; beside it a WIN, as chomp_reference says
chomp 2; chomp 1
