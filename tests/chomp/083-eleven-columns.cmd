# eleven columns, 44333332222, is a LOSS; beside it the WIN 4443322111: both as chomp_reference says
chomp 44333332222; chomp 4443322111
