printf -- '--\n-A\n' | spellseeker
