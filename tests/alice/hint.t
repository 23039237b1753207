# 510 the next move of the text's shortest path (u u r dl u), the next three, and all that there are
    UNIX> for n in '' =3 =99; do alice --hint$n data/alice/text-4.txt; done; alice --hint=2 --method queue < data/alice/text-4.txt
    hint: u
    hint: u u r
    hint: u u r dl u
    hint: u u

# 511 where one stands is a walk: in a file, on standard input, or the word itself; as moves, as cells, as --play saves it
    UNIX> echo 'u u' > walk.txt; alice --hint --from walk.txt data/alice/text-4.txt; echo '↑' | alice --hint --from - data/alice/text-4.txt; alice --hint=9 --from '(2,0) (1,0) (0,0)' data/alice/text-4.txt
    > printf 'u\nu\nsave saved.txt\nquit\n' | alice --play data/alice/text-4.txt > played.txt; alice --hint saved.txt
    hint: r
    hint: u
    hint: r dl u
    hint: r

# 512 off the shortest path: from (0,0) by dr to (2,2) the other solution that the text names goes on with u dl u
    UNIX> alice --hint=9 --from 'u u dr' data/alice/text-4.txt
    hint: u dl u

# 513 no way on, no solution, and the goal itself
    UNIX> alice --hint --from 'r' data/alice/dead-ends.txt; echo $?; alice --hint data/alice/text-1.txt; echo $?; alice --hint --from 'u u r dl u' data/alice/text-4.txt
    1
    1
    hint: this is the goal
    2> alice: there is no way to the goal from here
    2> alice: there is no way to the goal from here

# 515 a walk that is none, none of this maze, or a file that is not there; and what does not go together
    UNIX> for words in '--from l' '--from x' '--count' '--from -'; do alice --hint $words data/alice/text-4.txt < /dev/null; echo $?; done; alice --hint=0 data/alice/text-4.txt
    2
    2
    2
    2
    2> alice: l: not a walk through this maze: step 1: no step from (2, 0) to (2, -1): the step size is 1, the arrows are u r
    2> alice: x: no such file or directory
    2> alice: --hint and --count found, expected one of them
    2> alice: <stdin>:1: the end found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2> alice: --hint is '0', expected a whole number from 1 to 1000000
    exit 2
