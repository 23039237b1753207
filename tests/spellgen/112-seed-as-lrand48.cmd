# 300 boards of many sizes and seeds, numbers from a generator of bash's own arithmetic.
x=12345
draw() { x=$(((x * 1103515245 + 12345) % 2147483648)); drawn=$((x / 65536 % $1)); }
for ((i = 0; i < 300; ++i)); do
    draw 32768; seed=$drawn; draw 32768; seed=$((seed * 131072 + drawn * 4 + i % 4))
    draw 25; rows=$((drawn + 1)); draw 25; cols=$((drawn + 1)); draw 25; ndiff=$((drawn + 2))
    if ! cmp <(spellgen --seed $seed $rows $cols $ndiff) <(spellgen_lrand48 $seed $rows $cols $ndiff); then
        echo "spellgen --seed $seed $rows $cols $ndiff differs"
        exit 1
    fi
done
echo '300 boards are the same'
