# Output is limited; expected: the verdict says so
hostile yes
