# The number of givens is what is asked for, and the solution is the only one.
for n in 24 15 8 6; do gogen --generate --seed 1 --givens $n > out; sed -n 6p out; head -n 5 out | grep -o "[A-Y]" | wc -l; gogen --unique out; done
