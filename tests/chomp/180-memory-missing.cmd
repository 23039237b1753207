# A bad or missing value of an option: the line names it and what is expected.
chomp 33 --memory
