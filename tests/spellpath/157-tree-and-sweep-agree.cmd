# larger boards by tree and by sweep; each other
right=0
for seed in {1..4}; do
    for size in '14 14 3' '30 8 3' '20 20 4'; do
        spellgen --seed $seed $size > board.txt
        length=$(spellpath --method tree board.txt)
        [[ $(spellseeker --method sweep board.txt | spellchecker) != "OK - Pathlength = $length" ]] || ((++right))
    done
done
echo $right of 12
