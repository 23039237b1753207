# undo and restart, also where there is nothing to undo; by the rules
play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
printf 'undo\nu\nundo\nu\nu\nrestart\nundo\nquit\nu\n' | play
