# Three rows of up to 30 squares: the LOSSes with at most five squares in the top row are those that A. E. Brouwer (The
# game of Chomp) and D. Zeilberger (Three-rowed Chomp) have, as quoted in OEIS A147983, by p, q and r: r = 0: p = q + 1;
# r = 2: p = q + 2; r = 5: two and p = q + 4 from (11, 7) on; r = 1, 3, 4: two, three and four.
chomp_losses --list 3 30 | awk '{ p = q = r = 0; for (i = 1; i <= length; ++i) { h = substr($0, i, 1); p += h > 0; q += h > 1; r += h > 2 }; if (r < 6) print r, q, p }' | sort > ours.txt
{
    for q in {0..29}; do echo "0 $q $((q + 1))"; done
    for q in {2..28}; do echo "2 $q $((q + 2))"; done
    for q in {7..26}; do echo "5 $q $((q + 4))"; done
    printf '%s\n' '1 1 3' '1 2 2' '3 3 6' '3 4 7' '3 5 5' '4 4 8' '4 5 9' '4 6 10' '4 7 7' '5 5 10' '5 6 9'
} | sort > theirs.txt
diff theirs.txt ours.txt && wc -l < ours.txt
