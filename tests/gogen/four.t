# 601 Four by four and A to P: no word 16!; 42 pairs of squares touch, either way round: 84 * 14!; the solutions of five words with the corners given and without, by plain recursion.
    UNIX> printf '....\n%.0s' 1 2 3 4 > board; for word in A AB; do echo $word | gogen_four --count board -; done
    > printf '%s\n' A..D .... .... M..P '' ABCDHGFEIJKLPONM AEFKP MJGD BGL EJO > puzzle; gogen_four puzzle; gogen_four --unique puzzle
    > tr A-Y '....................*' < puzzle | head -n 4 | cat - <(sed 1,4d puzzle) > empty; gogen_four --count empty
    20922789888000
    7322976460800
    Board solved! Solution: 
    [A]--[B]--[C]--[D]
     | \/ | \/ | \/ |
     | /\ | /\ | /\ |
    [E]--[F]--[G]--[H]
     | \/ | \/ | \/ |
     | /\ | /\ | /\ |
    [I]--[J]--[K]--[L]
     | \/ | \/ | \/ |
     | /\ | /\ | /\ |
    [M]--[N]--[O]--[P]
    unique
    16

# 602 It explains; G touches D and is two moves from M, and of the squares beside D only (1,2) is so: worked out by hand. Twelve letters are placed.
    UNIX> printf '%s\n' A..D .... .... M..P '' ABCDHGFEIJKLPONM AEFKP MJGD BGL EJO > puzzle; gogen_four --steps puzzle > steps
    > head -n 1 steps; tail -n 1 steps; grep -c 'is at' steps
    1 shortest route: G touches D (0,3) in MJGD, and is at most 2 moves from M (3,0) by the chain G-J-M (MJGD), so G is at (1,2)
    difficulty: medium
    12

# 603 Messages speak of four squares, four lines and A to P; a new puzzle has four givens, where every second row and column meet, and one solution.
    UNIX> try() { printf "$1" | gogen_four --check 2>&1; }
    > try 'A..\n'; try 'A...\n....\n'; try 'A...\n....\n....\n....\n\nQUAD\n'; try 'A...\n....\n..7.\n....\n\nBAD\n'
    > gogen_four --generate --seed 5 > puzzle; gogen_four --unique puzzle; head -n 4 puzzle | tr A-P x
    gogen: <stdin>:1: line 'A..' found, expected 4 squares, '.' for an empty one
    gogen: <stdin>:2: end of file found after 2 rows, expected 4 with '.' for an empty square
    gogen: <stdin>:6: word 'QUAD' found, expected letters A to P
    square (2,2) holds '7', which is not a letter A to P
    unique
    x.x.
    ....
    x.x.
    ....

# 604 The dialogue has four columns: column 4 is no move; by hand.
    UNIX> printf '%s\n' A..D .... .... M..P '' ABCD > puzzle; printf '%s\n' 'b 0 4' 'b 0 1' | gogen_four --play puzzle | grep -E '^ +0 |^no'
            0 1 2 3
          0 A . . D
            0 1 2 3
          0 A b . D
