# one would be lost under the other; the house rules
gogen --generate --seed 1 --board x --words-out x; code=$?; ls; exit $code
