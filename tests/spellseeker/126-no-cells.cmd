printf -- '--\n--\n' | spellseeker
