# A bad or missing value of an option: the line names it and what is expected.
chomp --memory 9999999999999999999G 33
