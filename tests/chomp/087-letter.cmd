chomp 3a1 2>err || true; [[ -s err ]] && echo told on stderr
