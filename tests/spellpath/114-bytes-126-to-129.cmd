printf '\176\177\200\201' | spellpath
