# 141 One letter is missing: it is on the last square.
    UNIX> sed 's/X/./' data/gogen/easy_solution.txt > board; gogen --steps board data/gogen/easy_words.txt
    1 only square: X is at (2,2), the last square
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]
    difficulty: easy

# 142 F touches B in FB, whose one free neighbour is (3,4); worked out by hand.
    UNIX> sed 's/[FL]/./' data/gogen/easy_solution.txt > board; echo FB | gogen --steps board -
    1 only square: F touches B (2,4) in FB, so F is at (3,4)
    2 only square: L is at (4,3), the last square
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]
    difficulty: easy

# 144 The first two are easy and medium; the third has several solutions, see case 112.
    UNIX> for k in easy short_medium short_hard; do gogen --steps data/gogen/${k}_board.txt data/gogen/${k}_words.txt | tail -n 1; done
    difficulty: easy
    difficulty: medium
    ambiguous
    exit 1

# 145 F and L are in no word: each may be on either square.
    UNIX> sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; echo QUAVER | gogen --steps board -
    open: F may be at (3,4) or (4,3)
    open: L may be at (3,4) or (4,3)
    ambiguous
    exit 1

# 146 F must touch N, which has no free neighbour; worked out by hand.
    UNIX> sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; printf 'FN\n' | gogen --steps board -
    1 only square: F touches N (0,0) in FN, so F has no square left
    impossible
    exit 1

# 147 Two givens are to touch and do not: that is all there is to say.
    UNIX> printf 'NR\n' | gogen --steps data/gogen/easy_board.txt - | tail -n 2
    contradiction: N (0,0) and R (0,4) do not touch
    impossible
    exit 1

# 148 A hard puzzle is explained with suppositions, which a reader with a pencil can follow: 231 checks them.
    UNIX> top=$(dirname "$(command -v gradeall)")/gogen; sed -n 3p "$top/edges2.txt" | while read -r squares words; do echo "$squares" | fold -w 5 > board; tr " " "\n" <<< "$words" > words; gogen --steps board words > steps; grep -q "^[0-9]* supposition: if" steps && echo supposed; tail -n 1 steps; done
    supposed
    difficulty: hard

# 149 O has five partners to come, and (1,1) has four free cells around it, between V, W, G and B; so has (1,3). Of the three cells beside W and B, (1,2) is left: worked out by hand.
    UNIX> gogen --steps data/gogen/short_medium_board.txt data/gogen/short_medium_words.txt | sed -n 1p
    1 corner or edge: O must still touch C, H, N, P and R (ACORN, CHORD and PONY), and (1,1) and (1,3) have fewer than 5 free squares around; O touches W (0,2) in ELBOW and B (2,2) in ELBOW, so O is at (1,2)

# 317 B, with a partner to come, cannot stand at (0,1): worked out by hand, J, W, I, S and O are all around it.
    UNIX> printf '%s\n' J.W.V ..... X.Y.D ..... G.F.Q '' BEACH CACTUS PARK PEACH SIX SWORD TYPE WORK WORLD YACHT YOUNG YOUTH | gogen --steps - | grep 'no free square'
    9 corner or edge: B must still touch E (BEACH), and (0,1) has no free square around, so B is not at (0,1)

# 319 Where a step relies on several earlier ones, it names them in ascending order; arithmetic.
    UNIX> gogen --generate --difficulty hard --seed 3 --time-limit 600 | gogen --steps - |
    >     grep -oE 'steps [0-9]+(, [0-9]+)* and [0-9]+' |
    >     awk '{ for (i = 3; i <= NF; ++i) if ($i ~ /^[0-9]/) { j = $(i - 1) ~ /^[0-9]/ ? i - 1 : i - 2; if ($i + 0 <= $j + 0) bad = 1 } }
    >          END { print (NR > 5 && !bad ? "ascending" : "not ascending") }'
    ascending

# 326 The man page lists the rules of --steps as the source has them: their names as printed, from the easiest on. How hard each is, gogen_agree knows.
    UNIX> cd "$(dirname "$(command -v gradeall)")/../gogen" || exit
    > on_the_page() { sed -n '/^\.Sh STEPS/,/^\.El/ s/^\.It //p' gogen.1; }
    > diff <(on_the_page) <(sed -n '/names\[\] = {/,/};/p' rules.cpp | grep -o '"[a-z ]*"' | tr -d '"') && echo named as printed
    > diff <(on_the_page) <(sed -n '/^enum class Rule/,/^}/ s/^    \([a-z_]*\),*$/\1/p' rules.h | tr _ ' ') && echo in order
    named as printed
    in order

# 374 Four letters are to touch T, which has two free neighbours; so (4,3) and (4,4) have no letter: worked out by hand.
    UNIX> printf '..WKR\nTICED\nSYXVB\nHUAOF\nQJM..\n' > board; printf '%s\n' NT GT PT LT > words; gogen --steps board words
    1 only letter: no letter can stand at (4,3): G, L, N and P must touch T (1,0)
    impossible
    exit 1

