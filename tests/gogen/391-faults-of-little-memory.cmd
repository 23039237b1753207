faults --memory gogen # exit 77 on a sanitizer build
