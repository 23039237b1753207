faults --memory spellscreen # exit 77 on a sanitizer build
