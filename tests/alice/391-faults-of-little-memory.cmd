faults --memory alice # exit 77 on a sanitizer build
