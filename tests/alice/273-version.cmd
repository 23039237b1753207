# --version prints name and number
alice --version | sed 's/[0-9.]*$/N/'
