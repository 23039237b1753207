# The least seed and the largest.
for s in 0 18446744073709551615; do gogen --generate --seed $s | wc -l; done | awk "{ print (\$1 > 8) }"
