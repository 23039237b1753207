# twelve columns, 444422221111, is a LOSS; beside it the WIN 55443322111: both as chomp_reference says
chomp 55443322111; chomp 444422221111
