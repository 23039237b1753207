import sys
sys.setrecursionlimit(100000)
known = {}

def answer_to(board):
    """The board after the leftmost winning move, or None."""
    if board[0] == '0':
        return board
    if board not in known:
        known[board] = next((after for after in moves(board) if answer_to(after) is None), None)
    return known[board]

def moves(board):
    for c in range(len(board)):
        for h in range(int(board[c])):
            yield board[:c] + ''.join(min(x, str(h)) for x in board[c:])

if __name__ == '__main__':
    answer = answer_to(sys.argv[1])
    print('LOSS' if answer is None else 'WIN: ' + answer)
