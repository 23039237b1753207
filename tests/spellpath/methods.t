# 101 every method has the answer: dfs; the length is the lab's
    UNIX> spellpath --method dfs < data/spell/example.txt
    23

# 102 every method has the answer: auto; the length is the lab's
    UNIX> spellpath --method auto < data/spell/example.txt
    23

# 103 every method has the answer: tree; the length is the lab's
    UNIX> spellpath --method tree < data/spell/example.txt
    23

# 104 every method has the answer: sweep; the length is the lab's
    UNIX> spellpath --method sweep < data/spell/example.txt
    23

# 105 every method has the answer: memo; the length is the lab's
    UNIX> spellpath --method memo < data/spell/example.txt
    23

# 117 every method on a board of the lab; the length is the lab's
    UNIX> for method in auto dfs memo tree sweep; do spellpath --method $method data/spell/20x20.txt; done
    55
    55
    55
    55
    55

# 149 dfs needs little memory; the length is the lab's
    UNIX> spellpath --method dfs --memory 100K data/spell/20x20.txt
    55

# 152 the longest path from single cells by dfs and memo; by hand on a board of 3 x 4
    UNIX> path_from 0 1 0 0 0 3 2 0 < data/spell/easy-3x4.txt
    from (0,1): 6 6
    from (0,0): 5 5
    from (0,3): 1 1
    from (2,0): 0 0

# 153 every method on drawn boards, ended early too; Held and Karp's dynamic program where the board is small, else each other
    UNIX> methods_agree 32 20261121
    32 of 32 agree
    limit 3600

# 154 what a search can still reach; a plain flood fill
    UNIX> reach_agree 150 20261121
    150 of 150 agree

# 156 generated boards; the lab's program as a student writes it, spellpath_reference
    UNIX> right=0
    > for i in {1..25}; do
    >     spellgen --seed $i $((3 + i % 9)) $((12 - i % 9)) $((4 + i % 3)) > board.txt
    >     [[ $(spellpath_reference < board.txt) != "$(spellpath board.txt)" ]] || ((++right))
    > done
    > echo $right of 25
    25 of 25

# 157 larger boards by tree and by sweep; each other
    UNIX> right=0
    > for seed in {1..4}; do
    >     for size in '14 14 3' '30 8 3' '20 20 4'; do
    >         spellgen --seed $seed $size > board.txt
    >         length=$(spellpath --method tree board.txt)
    >         [[ $(spellseeker --method sweep board.txt | spellchecker) != "OK - Pathlength = $length" ]] || ((++right))
    >     done
    > done
    > echo $right of 12
    12 of 12

# 190 upper bounds and long paths on drawn boards; dfs
    UNIX> bounds_agree 150 11
    150 of 150 agree

# 300 no path costs more than the bound less its steps, whatever the multipliers, and the target that comes down finds a longest path; plain recursion over all paths of small blocks
    UNIX> reduced_costs_agree 500 18
    500 of 500 agree

# 305 one thread, two and four have the same path and the same counts; each other, and the plain frontier method for the length
    UNIX> cores_agree 6 45
    6 of 6 agree
