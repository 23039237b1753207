# twelve columns, 333333211111, is a LOSS; beside it the WIN 54444333221: both as chomp_reference says
chomp 54444333221; chomp 333333211111
