dond
