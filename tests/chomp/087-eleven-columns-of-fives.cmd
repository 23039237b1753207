# eleven columns, 55532211111, is a LOSS; beside it the WIN 5555533311: both as chomp_reference says
chomp 55532211111; chomp 5555533311
