# each method on generated boards; spellchecker judges the path, and spellpath finds its length
right=0
for i in {1..10}; do
    spellgen --seed $i $((3 + i % 9)) $((12 - i % 9)) $((4 + i % 3)) > board.txt
    for method in dfs memo tree sweep; do
        length=$(spellpath --method $method board.txt)
        [[ $(spellseeker --method $method board.txt | spellchecker) != "OK - Pathlength = $length" ]] || ((++right))
    done
done
echo $right of 40
