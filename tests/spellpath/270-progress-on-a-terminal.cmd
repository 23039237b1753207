# what a terminal shows, and that it is taken away; the form is ours
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
spellgen --seed 1 24 24 3 > board.txt
for method in dfs memo sweep; do script -qec "spellpath --time-limit 2 --method $method board.txt" log.$method > $method.txt & done; wait
for method in dfs memo sweep; do cat -v $method.txt | sed -E 's/[1-9][0-9]*/N/g; :again; s/(\^Mspellpath: [^^]*\^\[\[K)\1/\1/; t again'; done
