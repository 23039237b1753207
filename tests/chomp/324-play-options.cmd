# --play goes with a state and --first only.
chomp --play --all 33; chomp --first computer 33; chomp --play --first me 33; chomp --play 33 33; chomp --svg --json 33
