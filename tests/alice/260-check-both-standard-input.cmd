alice --check -
