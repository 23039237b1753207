# Blanks between squares, small letters, four marks for an empty square, commas, comments, blank lines, CR LF: all are the
# easy board of the exam, whose solution is in data/gogen.
words="boxed, fob justice,mushy\nqualm\tquaver # two\n\nsign, tying wicked"
try() { printf "%b\n\n$words\n" "$1" | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved; }
try "N . W . R\n. . . . .\nS . X . B\n. . . . .\nQ . M . P"
try "# from the paper\nn_w_r\n_____ # nothing\ns_x_b\n_____\n\nq_m_p"
try "N-W-R\r\n-----\r\nS-X-B\r\n-----\r\nQ-M-P\r"
try "N0W0R\n0.0-0\nS\t0 X 0B\n00000\n  Q0M0P  "
try "[N]--[.]--[W]--[.]--[R]\n | \\\\\\\\/ |\n[.]--[.]--[.]--[.]--[.]\n[S]--[.]--[X]--[.]--[B]\n[.]--[.]--[.]--[.]--[.]\n[Q]--[.]--[M]--[.]--[P]"
