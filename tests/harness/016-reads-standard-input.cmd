fake_suite 'cat; echo hello world'
