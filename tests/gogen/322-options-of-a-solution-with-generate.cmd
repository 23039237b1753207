# Options that say how a puzzle is solved or answered do not go with --generate (manual).
for option in --stats '--method masks' '-o saved' --puzzle --json --plain; do gogen --generate $option 2>&1; done; ls
