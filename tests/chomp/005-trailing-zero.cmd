# a zero at the end is a column that is eaten, and stays in the answer; the exercise's text; beside it a WIN, as chomp_reference says
chomp 310; chomp 210
