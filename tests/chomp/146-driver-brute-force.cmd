# Every board with up to 6 columns and 6 rows: both methods against a brute force that knows sets of squares only.
chomp_brute
