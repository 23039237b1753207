dond -h
