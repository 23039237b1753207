# four moves win 777754, in neighbouring columns: the leftmost is the answer; chomp_reference agrees
chomp 777754
