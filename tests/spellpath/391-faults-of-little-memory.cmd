faults --memory spellpath # exit 77 on a sanitizer build
