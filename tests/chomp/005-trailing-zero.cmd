# zeros at the end are columns that are eaten, and stay in the answer; the exercise's text; beside it a WIN, as chomp_reference says
chomp 210; chomp 310
