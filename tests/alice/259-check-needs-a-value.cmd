# an option without its value
alice --check
