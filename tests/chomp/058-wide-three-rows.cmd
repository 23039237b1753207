# 40 columns of three: far wider than high; chomp_reference agrees
chomp 3333333333333333333333333333333333333333
