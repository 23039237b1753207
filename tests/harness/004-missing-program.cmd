fake_suite ''
