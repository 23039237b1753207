# Where no thread can be had, programs that have several do all by themselves: each answers as with threads. The limit is
# ulimit -u, which does not bind the superuser; that it holds is seen by timeout, which cannot fork.
as=(); [[ $(id -u) != 0 ]] || as=(setpriv --reuid=nobody --clear-groups)
alone() { "${as[@]}" bash -c 'ulimit -u 1; exec "$@"' - "$@"; }
alone timeout 1 true 2> said; grep -o 'fork' said
spellgen --seed 1 30 30 3 > board.txt; alice_random --closed 60 60 2 > maze.txt
{ for _ in {1..300}; do printf '%0300d\n' 0; done; printf '\n%s\n' 00 000; } > zeros
{ printf '.....\n%.0s' {1..5}; echo; echo AB CD EF GH IJ KL MN OP QR ST UV WX; } > pairs
while read -r file words; do
    $words < "$file" > several; alone $words < "$file" > one
    [[ -s one ]] && cmp several one && echo "${words%% *}"
done <<'END'
/dev/null chomp 99999999
board.txt spellpath
maze.txt alice --threads 4
zeros wordsearch --count -
pairs gogen --count
END
