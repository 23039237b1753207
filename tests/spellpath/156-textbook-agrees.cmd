# generated boards; the lab's program as a student writes it, spellpath_reference
right=0
for i in {1..40}; do
    spellgen --seed $i $((3 + i % 9)) $((12 - i % 9)) $((4 + i % 3)) > board.txt
    [[ $(spellpath_reference < board.txt) != "$(spellpath board.txt)" ]] || ((++right))
done
echo $right of 40
