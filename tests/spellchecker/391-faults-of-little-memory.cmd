faults --memory spellchecker # exit 77 on a sanitizer build
