# gradescript runs one case, and takes its number with or without zeros; the head of gradescript
fake_suite 'echo goodbye' > all; tests/gradescript --bin bin --unsafe hello 101 | head -n 1; tests/gradescript hello 101
