faults --memory dond # exit 77 on a sanitizer build
