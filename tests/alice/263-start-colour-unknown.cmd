# a convention that is none
alice --start-colour maybe
