faults --memory wordsearch # exit 77 on a sanitizer build
