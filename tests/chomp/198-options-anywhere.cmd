# Options may follow the state; the answer is that of case 121.
chomp 74422 --all --method map
