# a program that computes for ever times out; the head of gradescript
fake_suite 'while :; do :; done'
