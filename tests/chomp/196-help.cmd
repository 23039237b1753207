# --help: the usage, and options in it; the help
chomp --help | head -n 1; chomp --help x y | grep -c -e --all -e --draw -e --method -e --memory -e --stats -e --help
