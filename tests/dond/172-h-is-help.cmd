# -h is --help; the text is ours
dond -h
