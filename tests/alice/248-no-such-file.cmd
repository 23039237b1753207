# a file that is not there
alice nowhere.txt
