# thirteen columns, 3333332211111, is a LOSS; beside it the WIN 333322221111: both as chomp_reference says
chomp 3333332211111; chomp 333322221111
