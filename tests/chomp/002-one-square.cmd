# an example of the exercise's text; beside it a WIN, as chomp_reference says
chomp 1; chomp 2
