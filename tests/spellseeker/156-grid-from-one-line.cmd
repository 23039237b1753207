printf 'AB BA' | spellseeker | head -n 3
