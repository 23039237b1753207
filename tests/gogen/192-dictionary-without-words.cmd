# A dictionary of which no word can be spelt.
printf 'ZOO\n1\n' > w; gogen --generate --words w
