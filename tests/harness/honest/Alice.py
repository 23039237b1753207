import re, sys
from collections import deque
lines = open(sys.argv[1]).read().split('\n')
size = int(lines[0])
start, goal = (tuple(map(int, re.findall(r'\d+', line))) for line in lines[1:3])
board = [line.split() for line in lines[3:] if line.strip()]
ways = {'u': (-1, 0), 'd': (1, 0), 'l': (0, -1), 'r': (0, 1), 'ul': (-1, -1), 'ur': (-1, 1), 'dl': (1, -1), 'dr': (1, 1)}

def search():
    """The shortest way to the goal as a list of cells, or None."""
    before = {(start, 1): None}
    queue = deque(before)
    while queue:
        state = queue.popleft()
        (r, c), d = state
        if (r, c) == goal:
            path = []
            while state:
                path.append(state[0])
                state = before[state]
            return path[::-1]
        cell = board[r][c]
        d += {'r': 1, 'y': -1}.get(cell[0], 0)
        for word in re.search(r'\((.*)\)', cell).group(1).split(',') if d > 0 else []:
            dr, dc = ways[word]
            after = ((r + d * dr, c + d * dc), d)
            if 0 <= after[0][0] < len(board) and 0 <= after[0][1] < size and after not in before:
                before[after] = state
                queue.append(after)

path = search()
if path is None:
    print('The maze has no solution.')
else:
    print('The shortest path length was', len(path) - 1, 'steps.')
    print('The path was', ' -> '.join(map(str, path)) + '.')
