# odd bytes are shown as cat -v has them; the head of gradescript
fake_suite 'printf "\033[2Jhello\377\tworld\0\n"'; fake_suite 'printf "\033[2J\n" >&2; kill -KILL $$'
