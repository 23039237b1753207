alice --check
