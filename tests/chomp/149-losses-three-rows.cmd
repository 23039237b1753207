# All LOSSes with at most 3 rows and 8 columns: the known list, each board solved by both methods.
chomp_losses --list 3 8
