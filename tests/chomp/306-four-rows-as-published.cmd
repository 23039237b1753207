# Four rows of up to 11 squares, the LOSSes in lexicographic order of their rows: the first ten, and the length of the top
# row in the first 87, which are all of them, as OEIS A395126 has them.
chomp_losses --list 4 11 | awk '{
    a = b = c = d = 0
    for (i = 1; i <= length; ++i) { h = substr($0, i, 1); a += h > 0; b += h > 1; c += h > 2; d += h > 3 }
    print a, b, c, d
}' | sort -k1,1n -k2,2n -k3,3n > losses
head -n 10 losses
cut -d' ' -f4 losses | tr '\n' ' '
