# no time to prove what is longest, but a longer path is at hand: the path is wrong; which length it has depends on the solver
{ spellgen --seed 1 100 100 3; echo PATH 0 0; } | spellchecker --longest --time-limit 0 | sed 's/one of length [1-9][0-9]*/one of length N/'; exit "${PIPESTATUS[1]}"
