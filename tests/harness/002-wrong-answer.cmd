fake_suite 'echo goodbye'
