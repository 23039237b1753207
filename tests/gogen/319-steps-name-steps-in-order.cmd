# Where a step relies on several earlier ones, it names them in ascending order; arithmetic.
gogen --generate --difficulty hard --seed 3 | gogen --steps --no-boards - |
    grep -oE 'steps [0-9]+(, [0-9]+)* and [0-9]+' |
    awk '{ for (i = 3; i <= NF; ++i) if ($i ~ /^[0-9]/) { j = $(i - 1) ~ /^[0-9]/ ? i - 1 : i - 2; if ($i + 0 <= $j + 0) bad = 1 } }
         END { print (NR > 5 && !bad ? "ascending" : "not ascending") }'
