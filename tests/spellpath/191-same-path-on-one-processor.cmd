# one thread and two find the same path; each other
board=$(spellgen --seed 2 30 30 3); for cpus in 0 0-999; do taskset -c $cpus spellseeker <<< "$board" > path$cpus.txt; done; cmp path0.txt path0-999.txt && spellchecker path0.txt
