alice data
