fake_suite 'echo hello ${LC_ALL#C}world'
