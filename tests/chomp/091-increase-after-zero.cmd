# no board: usage on standard error; the exercise's text
chomp 301 2>err || true; [[ -s err ]] && echo told on stderr
