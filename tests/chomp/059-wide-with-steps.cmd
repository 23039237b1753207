# 36 columns in three steps: far wider than high; chomp_reference agrees
chomp 333333333333222222222111111111111111
