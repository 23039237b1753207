faults --memory spellseeker # exit 77 on a sanitizer build
