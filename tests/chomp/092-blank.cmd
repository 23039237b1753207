chomp '3 2' 2>err || true; [[ -s err ]] && echo told on stderr
