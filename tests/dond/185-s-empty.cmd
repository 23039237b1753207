dond '' 3 -1
