# All winning moves, from the left; the expectation is what both methods, and for small boards the brute force of case 146, agree on.
chomp --all 777754
