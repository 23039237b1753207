# a board of no special shape; chomp_reference agrees; beside it a WIN, as chomp_reference says
chomp 954; chomp 964
