# twelve columns, 444422221111, is a LOSS; beside it the WIN 55443322111: both as chomp_reference says
chomp 444422221111; chomp 55443322111
