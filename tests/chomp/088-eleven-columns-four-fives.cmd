# eleven columns, 55554211111, is a LOSS; beside it the WIN 4444433322: both as chomp_reference says
chomp 4444433322; chomp 55554211111
