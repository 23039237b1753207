faults --memory chomp # exit 77 on a sanitizer build
