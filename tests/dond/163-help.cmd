dond --help
