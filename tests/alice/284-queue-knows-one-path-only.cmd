# the queue keeps one parent a state, so it can neither count nor explain: misuse
for what in --count --all --why --json; do alice --method queue $what data/alice/text-4.txt; echo $?; done 2>&1
