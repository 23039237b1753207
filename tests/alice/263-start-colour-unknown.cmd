alice --start-colour maybe
