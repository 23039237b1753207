// The lecture's program as a student hands it in, with nothing of ours: a human against minimax with
// alpha-beta pruning on a board of 3 x 3. The gradescripts up to 100 must pass it (tests/harness).
#include <iostream>

using namespace std;

enum Side { EMPTY, HUMAN, COMPUTER };
enum Value { HUMAN_WIN, DRAW, UNCLEAR, COMPUTER_WIN };

struct Best {
    int value, row, column;
};

class TicTacToe {
  public:
    bool play_move(Side side, int row, int column) {
        if (row < 0 || row > 2 || column < 0 || column > 2 || board[row][column] != EMPTY) return false;
        board[row][column] = side;
        return true;
    }

    Best choose_move(Side side, int alpha, int beta) {
        if (const Value value = position_value(); value != UNCLEAR) return {value, 0, 0};
        Best best{side == COMPUTER ? alpha : beta, 0, 0};
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 3; column++) {
                if (board[row][column] != EMPTY) continue;
                board[row][column] = side;
                const Best reply = choose_move(side == COMPUTER ? HUMAN : COMPUTER, alpha, beta);
                board[row][column] = EMPTY;
                if (side == COMPUTER && reply.value > alpha) best = {alpha = reply.value, row, column};
                if (side == HUMAN && reply.value < beta) best = {beta = reply.value, row, column};
                if (alpha >= beta) return best;
            }
        return best;
    }

    Value position_value() const {
        if (is_a_win(COMPUTER)) return COMPUTER_WIN;
        if (is_a_win(HUMAN)) return HUMAN_WIN;
        for (const auto &row : board)
            for (const Side square : row)
                if (square == EMPTY) return UNCLEAR;
        return DRAW;
    }

    void print() const {
        for (const auto &row : board) {
            for (const Side square : row)
                cout << " " << (square == HUMAN ? 'X' : square == COMPUTER ? 'O' : '.');
            cout << endl;
        }
    }

  private:
    bool is_a_win(Side side) const {
        for (int i = 0; i < 3; i++) {
            if (board[i][0] == side && board[i][1] == side && board[i][2] == side) return true;
            if (board[0][i] == side && board[1][i] == side && board[2][i] == side) return true;
        }
        return board[1][1] == side &&
               ((board[0][0] == side && board[2][2] == side) || (board[0][2] == side && board[2][0] == side));
    }

    Side board[3][3] = {};
};

int main() {
    TicTacToe game;
    int row, column;
    cout << "Welcome to tic-tac-toe. You are X and begin." << endl;
    game.print();
    while (game.position_value() == UNCLEAR) {
        cout << "Enter row and column (from 0): ";
        if (!(cin >> row >> column)) return 0;
        if (!game.play_move(HUMAN, row, column)) {
            cout << "That is not possible." << endl;
            continue;
        }
        game.print();
        if (game.position_value() != UNCLEAR) break;
        const Best best = game.choose_move(COMPUTER, HUMAN_WIN, COMPUTER_WIN);
        game.play_move(COMPUTER, best.row, best.column);
        cout << "Computer plays " << best.row << " " << best.column << endl;
        game.print();
    }
    const Value value = game.position_value();
    cout << (value == DRAW ? "Draw" : value == COMPUTER_WIN ? "Computer wins" : "You win") << endl;
}
