printf '\377\0' | spellpath
