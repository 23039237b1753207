printf 'ZOO\n1\n' > w; gogen --generate --words w
