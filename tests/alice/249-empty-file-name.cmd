alice ''
