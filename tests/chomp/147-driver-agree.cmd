chomp_agree 200 20240607
