chomp 0 2>err || true; [[ -s err ]] && echo told on stderr
