# one move wins 97665: it cuts the last two columns to four; chomp_reference agrees
chomp 97665
