alice < data
