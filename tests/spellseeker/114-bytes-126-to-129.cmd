# bytes are numbers without a sign: 126 to 129; the path is plain to see
printf '\176\177\200\201' | spellseeker | spellchecker --longest
