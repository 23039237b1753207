alice a.txt b.txt
