faults wordsearch
