# two columns, 97: far higher than wide; chomp_reference agrees
chomp 97
