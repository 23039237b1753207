# sleeping costs no processor time and is no time-out; the head of gradescript
fake_suite 'sleep 2; echo hello world'
