faults --memory spellgen # exit 77 on a sanitizer build
