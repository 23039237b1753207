# a wrong answer fails with a difference; the head of gradescript
fake_suite 'echo goodbye'
