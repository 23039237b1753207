# no line of --help is longer than 80 columns
alice --help | awk 'length > 80'; alice -h | cmp - <(alice --help)
