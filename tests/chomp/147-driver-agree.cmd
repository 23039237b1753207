# Random boards: both methods, the mirror image and 1 to 4 threads give the same winning moves and counts.
chomp_agree 2400 20240607
