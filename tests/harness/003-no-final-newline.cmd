# a missing line feed at the end is a difference; the head of gradescript
fake_suite 'printf "hello world"'
