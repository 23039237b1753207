# a program that is not there fails every case; the head of gradescript
fake_suite ''
