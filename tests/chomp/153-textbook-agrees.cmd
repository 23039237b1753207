# The exercise as a student hands it in gives the same answers (it is what tests/bench measures against).
for s in 74332 33333 999999 8888888888 1 210; do chomp_reference $s; done
