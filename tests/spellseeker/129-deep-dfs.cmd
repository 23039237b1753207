# a path deeper than the system's stack; timeout ends it, exit code 124
for i in {1..300}; do printf 'AB%.0s' {1..150}; echo; done > board.txt; for method in dfs memo; do timeout 0.5 spellseeker --method $method --memory 2G board.txt; echo $?; done
