#include "gogen/masks.h"

#include "gogen/common.h"
#include "gogen/gogen.h"

#include <array>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

void update(char **board, char ch, Mask &mask) {
    int row = 0, column = 0;
    if (get_position(board, ch, row, column)) {
        mask.set_all(false);
        mask.set_element(row, column);
        return;
    }
    for (int r = 0; r < HEIGHT; ++r)
        for (int c = 0; c < WIDTH; ++c)
            if (board[r][c] != '.') mask.set_element(r, c, false);
    if (mask.count() == 1 && mask.get_position(true, row, column)) board[row][column] = ch;
}

void neighbourhood_intersect(Mask &one, Mask &two) {
    const Mask before = one;
    one *= two.neighbourhood();
    two *= before.neighbourhood();
}

namespace gogen {

namespace {

class MaskSolver {
  public:
    MaskSolver(char **board, char **words, MaskStats &stats, const std::function<void()> &poll)
        : board_(board), words_(words), stats_(stats), poll_(poll) {
        for (; *words; ++words)
            for (const char *ch = *words; ch[0] && ch[1]; ++ch) {
                add_partner(ch[0], ch[1]);
                add_partner(ch[1], ch[0]);
            }
    }

    // Completes the board, or leaves it as it was.
    bool run() {
        const Board before = squares();
        const bool solved = solve({});
        if (!solved) restore(before);
        return solved;
    }

  private:
    using Masks = std::array<Mask, size>; // one for each letter
    static Mask &mask_of(Masks &masks, char ch) { return masks[number_of_letter(ch)]; }

    bool solve(Masks masks) {
        ++stats_.recursions;
        if (poll_) poll_();
        if (!narrow(masks)) return false;
        const char ch = letter_to_guess(masks);
        if (!ch) return valid_solution(board_, words_);
        const Mask choices = mask_of(masks, ch);
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) {
                if (!choices.get_element(r, c)) continue;
                const Board before = squares();
                board_[r][c] = ch;
                if (solve(masks)) return true;
                restore(before);
            }
        return false;
    }

    void add_partner(char ch, char partner) {
        std::string &list = partners_[number_of_letter(ch)];
        if (list.find(partner) == list.npos) list += partner;
    }

    // The number of the letter's partners that are not on the board.
    int open_partners(char ch) const {
        int count = 0, row = 0, column = 0;
        for (const char partner : partners_[number_of_letter(ch)])
            count += !get_position(board_, partner, row, column);
        return count;
    }

    // Narrows the masks until nothing changes. Returns false if that shows that there is no solution.
    bool narrow(Masks &masks) {
        for (int cells = 0, before = -1; cells != before;) {
            before = std::exchange(cells, 0);
            for (char **word = words_; *word; ++word)
                for (const char *ch = *word; ch[0] && ch[1]; ++ch) {
                    ++stats_.intersections;
                    neighbourhood_intersect(mask_of(masks, ch[0]), mask_of(masks, ch[1]));
                    if (mask_of(masks, ch[0]).count() == 0 || mask_of(masks, ch[1]).count() == 0)
                        return false;
                }
            Mask free(false);
            for (int r = 0; r < HEIGHT; ++r)
                for (int c = 0; c < WIDTH; ++c) free.set_element(r, c, board_[r][c] == '.');
            Mask some_letter(false), two_letters(false); // where that many letters may stand
            for (char ch = 'A'; ch <= 'Y'; ++ch) {
                Mask &mask = mask_of(masks, ch);
                update(board_, ch, mask);
                remove_crowded(ch, free, mask);
                if (mask.count() == 0) return false;
                cells += mask.count();
                two_letters += some_letter * mask;
                some_letter += mask;
            }
            if (some_letter.count() < size) return false;
            for (Mask &mask : masks)
                if ((mask - two_letters).count() > 0) mask -= two_letters;
        }
        return true;
    }

    // Removes the cells with fewer free neighbours than the letter has partners that are not on the board.
    void remove_crowded(char ch, const Mask &free, Mask &mask) const {
        const int least = open_partners(ch);
        if (least < 2) return;
        for (int r = 0; r < HEIGHT; ++r)
            for (int c = 0; c < WIDTH; ++c) {
                if (!mask.get_element(r, c)) continue;
                Mask cell(false);
                cell.set_element(r, c);
                if (((cell.neighbourhood() - cell) * free).count() < least) mask -= cell;
            }
    }

    // Of the letters that are not on the board, the one with the fewest cells for each partner that is not there either,
    // or if none has such a partner, with the fewest cells. 0 if there is none.
    char letter_to_guess(Masks &masks) const {
        char best = 0;
        int best_cells = 0, best_partners = 0;
        for (char ch = 'A'; ch <= 'Y'; ++ch) {
            int row = 0, column = 0;
            if (get_position(board_, ch, row, column)) continue;
            const int cells = 4 * mask_of(masks, ch).count(), partners = 4 * open_partners(ch) + 1;
            if (best && cells * best_partners >= best_cells * partners) continue;
            best = ch;
            best_cells = cells;
            best_partners = partners;
        }
        return best;
    }

    Board squares() const {
        Board result;
        for (int r = 0; r < HEIGHT; ++r) result.append(board_[r], WIDTH);
        return result;
    }
    void restore(const Board &squares) {
        for (int r = 0; r < HEIGHT; ++r) squares.copy(board_[r], WIDTH, static_cast<std::size_t>(r) * WIDTH);
    }

    char **board_, **words_;
    std::array<std::string, size> partners_; // of each letter, each once
    MaskStats &stats_;
    const std::function<void()> poll_;
};

} // namespace

std::optional<Board> solve_by_masks(const Board &board, const Words &words, MaskStats &stats,
                                    const std::function<void()> &poll) {
    Board squares = board;
    assert(squares.size() == size);
    std::vector<char *> rows, list; // as the exam's functions take them
    for (std::size_t r = 0; r < HEIGHT; ++r) rows.push_back(squares.data() + r * WIDTH);
    Words copy = words;
    for (std::string &word : copy) list.push_back(word.data());
    list.push_back(nullptr);
    if (!MaskSolver(rows.data(), list.data(), stats, poll).run()) return {};
    return squares;
}

} // namespace gogen

// Whether the board has '.' and letters A to Y only, each at most once.
static bool legal_board(char **board) {
    Mask seen(false); // a cell for each letter
    for (int r = 0; r < HEIGHT; ++r)
        for (int c = 0; c < WIDTH; ++c) {
            const int number = board[r][c] - 'A';
            if (board[r][c] == '.') continue;
            if (!gogen::is_letter(board[r][c]) || seen.get_element(number / WIDTH, number % WIDTH))
                return false;
            seen.set_element(number / WIDTH, number % WIDTH);
        }
    return true;
}

// Whether the word has letters A to Y only, and no letter twice in a row.
static bool legal_word(const char *word) {
    for (; *word; ++word)
        if (!gogen::is_letter(*word) || word[0] == word[1]) return false;
    return true;
}

bool solve_board(char **board, char **words) {
    char *no_words = nullptr;
    if (!words) words = &no_words;
    if (!legal_board(board)) return false;
    for (char **word = words; *word; ++word)
        if (!legal_word(*word)) return false;
    gogen::MaskStats stats;
    return gogen::MaskSolver(board, words, stats, {}).run();
}
