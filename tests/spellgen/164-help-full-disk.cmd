# a help that cannot be written is an error; the system names the reason
spellgen --help >/dev/full
