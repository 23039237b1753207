alice --play
