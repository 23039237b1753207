# 117 every method on a board of the lab; the length is the lab's, spellchecker judges the path
    UNIX> for method in auto dfs memo tree sweep; do spellseeker --method $method data/spell/20x20.txt | spellchecker --longest; done
    OK - Pathlength = 55
    OK - Pathlength = 55
    OK - Pathlength = 55
    OK - Pathlength = 55
    OK - Pathlength = 55

# 154 the same board gives the same path, from a file and from a pipe; two runs
    UNIX> spellseeker data/spell/20x20.txt > once; spellseeker < data/spell/20x20.txt | cmp - once && echo same
    same

# 155 its own answer, a board and a path, is read as a board; two runs
    UNIX> spellseeker data/spell/20x20.txt > once; spellseeker once | cmp - once && echo same
    same

# 157 each method on generated boards; spellchecker judges the path, and spellpath finds its length
    UNIX> right=0
    > for i in {1..6}; do
    >     spellgen --seed $i $((3 + i % 9)) $((12 - i % 9)) $((4 + i % 3)) > board.txt
    >     for method in dfs memo tree sweep; do
    >         length=$(spellpath --method $method board.txt)
    >         [[ $(spellseeker --method $method board.txt | spellchecker) != "OK - Pathlength = $length" ]] || ((++right))
    >     done
    > done
    > echo $right of 24
    24 of 24
    limit 3600
