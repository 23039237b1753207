printf '\176\177\200\201' | spellseeker | spellchecker --longest
