# 270 each method shows on a terminal how far it is, and takes that away at ^C, before the answer; the form is ours
    UNIX> need script || exit 77
    > for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > for method in dfs memo sweep; do
    >     interrupt INT ' cells, ' "spellpath --method $method board.txt"
    >     cat -v shown | sed -E 's/[0-9]+/N/g; s/\^Mspellpath: N cells, (N % of a block of N vertices, )?best N, at most N, N s\^\[\[K/PROGRESS /g; s/(PROGRESS )+/PROGRESS /'
    > done
    > true
    PROGRESS ^M^[[KN^M
    spellpath: best N, at most N^M
    PROGRESS ^M^[[KN^M
    spellpath: best N, at most N^M
    PROGRESS ^M^[[KN^M
    spellpath: best N, at most N^M

# 280 Progress does not speak of a block that is done: here the small ones are, before it has been shown twenty times, and the large one goes on.
    UNIX> need script || exit 77
    > spellgen --seed 1 40 40 2 > board.txt
    > interrupt INT '\( cells, .*\)\{20\}' 'clock 10000 spellpath board.txt'; echo $?; grep -o '100 % of a block' shown
    > true
    1
