chomp 301 2>err || true; [[ -s err ]] && echo told on stderr
