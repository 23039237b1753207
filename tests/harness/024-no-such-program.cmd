# gradeall says that there are no such cases; the head of gradescript
fake_suite 'echo hello world' nosuch
