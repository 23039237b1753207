# zeros at the end are columns that are eaten, and stay in the answer; the exercise's text
chomp 3300
