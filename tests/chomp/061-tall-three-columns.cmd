# three columns, 985: far higher than wide; chomp_reference agrees
chomp 985
