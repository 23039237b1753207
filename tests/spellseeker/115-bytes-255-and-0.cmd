printf '\377\0' | spellseeker | spellchecker --longest
