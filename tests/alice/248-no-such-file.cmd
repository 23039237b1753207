alice nowhere.txt
