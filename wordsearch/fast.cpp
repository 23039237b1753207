#include "wordsearch/fast.h"

#include "wordsearch/padded_grid.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <future>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

namespace wordsearch {

namespace {

using Number = Alphabet::Number;

// Cells of a row that are worked on at a time: enough that what a piece costs by itself does not show, and few enough
// that a piece with its queues stays near the processor.
constexpr std::size_t piece = 1024;

// Beyond its last row a field has this many bytes more, for the whole pieces that are read of short rows.
constexpr std::size_t slack = piece + 2 * PaddedGrid::border;

// Columns whose matches are handed over at a time.
constexpr std::size_t batch = 128;

// Of words that the table knows: from two letters to Look::max_depth.
constexpr unsigned lengths = Look::max_depth - 1;

/// What the table knows of a code and of its reverse, in bits: how many words both have, and which of them go on.
class PairLooks {
  public:
    static constexpr unsigned count_mask = 7, forward_shift = 6, backward_shift = 7;
    static_assert(2 * (Look::max_depth - 1) <= count_mask && backward_shift == 7);

    explicit PairLooks(const PrefixTable &table) : bits_(table.size()) {
        // The codes that share all digits but the last, one group after the other. The reverse of a code is counted along:
        // a digit that grows adds to it, and one that starts again takes away.
        const std::uint32_t base = table.base();
        const auto depth = static_cast<std::size_t>(table.depth());
        std::array<std::uint32_t, Look::max_depth> digits{}, powers{};
        powers[0] = 1;
        for (std::size_t i = 1; i < depth; ++i) powers[i] = powers[i - 1] * base;
        std::uint32_t reverse = 0; // of the group's first code, whose last digit is 0
        for (std::uint32_t code = 0; code < bits_.size(); code += base) {
            for (std::uint32_t last = 0; last < base; ++last) {
                const Look forward = table.look(code + last),
                           backward = table.look(reverse + last * powers[depth - 1]);
                bits_[code + last] = static_cast<std::uint8_t>(forward.count() + backward.count() +
                                                               (unsigned{forward.more()} << forward_shift) +
                                                               (unsigned{backward.more()} << backward_shift));
            }
            std::size_t i = 1; // digits[i] is the one before the last i
            for (; i + 1 < depth && digits[i] + 1 == base; ++i) {
                reverse -= digits[i] * powers[depth - 1 - i];
                digits[i] = 0;
            }
            ++digits[i];
            reverse += powers[depth - 1 - i];
        }
    }

    unsigned operator[](std::uint32_t code) const { return bits_[code]; }

  private:
    std::vector<std::uint8_t> bits_;
};

class FastSearch {
  public:
    FastSearch(const PaddedGrid &field, const Index &index)
        : field_(field), index_(index), queue_(steps.size() * piece + 1), next_queue_(queue_.size()) {}

    /// Counts the matches in this direction and the opposite whose first or last letters are in a piece of a row. The
    /// piece may be in the border: words that run backwards begin as far on as a code has letters.
    void count(int r, int c, std::size_t width, std::uint8_t direction, const PairLooks &looks) {
        const auto depth = static_cast<std::ptrdiff_t>(index_.table.depth());
        const Number *start = field_.at(r, c);
        const std::ptrdiff_t step = field_.step(direction);
        compute_codes(start, step, width);
        std::size_t forward = 0, backward = 0;
        std::uint64_t matches = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const unsigned look = looks[codes_[i]];
            matches += look & PairLooks::count_mask;
            columns_[forward] = backward_columns_[backward] = static_cast<std::uint16_t>(i);
            forward += look >> PairLooks::forward_shift & 1;
            backward += look >> PairLooks::backward_shift;
        }
        stats_.matches += matches;
        // Of those, the ones whose next letter goes on, either way. An item is written down whether it goes on or not, and
        // stays if it does: no branch.
        const auto first = static_cast<std::uint32_t>(start - field_.begin());
        const auto opposite = static_cast<std::uint8_t>(steps.size() - 1 - direction);
        std::size_t items = 0;
        const auto add = [&](std::uint32_t code, std::ptrdiff_t next, std::uint16_t column,
                             std::uint8_t way) {
            queue_[items] = {index_.trie.node_of(code), static_cast<std::uint32_t>(first + next), column,
                             way};
            items += index_.trie.may_go_on(queue_[items].node, start[next]);
        };
        for (std::size_t i = 0; i < forward; ++i)
            add(codes_[columns_[i]], columns_[i] + depth * step, columns_[i], direction);
        const std::uint32_t base = index_.table.base();
        for (std::size_t i = 0; i < backward; ++i) {
            const std::uint16_t column = backward_columns_[i];
            std::uint32_t reverse = 0;
            for (std::ptrdiff_t k = depth - 1; k >= 0; --k)
                reverse = reverse * base + start[column + k * step];
            add(reverse, column - step, column, opposite);
        }
        for (auto length = static_cast<std::uint32_t>(depth) + 1; items != 0; ++length)
            items = go_on<false>(r, c, length, items);
    }

    /// Counts the matches that begin in a piece of a row.
    void count(int r, int c, std::size_t width) { scan<false>(r, c, width); }

    /// Reports the matches that begin in a piece of a row, in order.
    void find(int r, int c, std::size_t width, const Report &report) {
        longer_.clear();
        scan<true>(r, c, width);
        std::sort(longer_.begin(), longer_.end(), [](const Match &a, const Match &b) {
            return std::tie(a.c, a.direction, a.length) < std::tie(b.c, b.direction, b.length);
        });
        auto longer = longer_.cbegin();
        for (std::size_t first = 0; first < width; first += batch) {
            found_.resize(batch * steps.size() * lengths + longer_.size());
            std::size_t found = 0;
            for (std::size_t column = first; column < std::min(first + batch, width); ++column) {
                Match match{static_cast<std::uint32_t>(r),
                            static_cast<std::uint32_t>(c) + static_cast<std::uint32_t>(column), 0, 0};
                const bool any_longer = longer != longer_.end() && longer->c == match.c;
                const auto add_longer = [&](unsigned end) {
                    while (longer != longer_.end() && longer->c == match.c && longer->direction < end)
                        found_[found++] = *longer++;
                };
                // A bit for each direction and length that the table knows, in order.
                std::uint32_t words = 0;
                for (unsigned direction = 0; direction < steps.size(); ++direction)
                    words |= Look{looks_[direction][column]}.lengths() << direction * lengths;
                for (; words != 0; words &= words - 1) {
                    const auto bit = static_cast<unsigned>(std::countr_zero(words));
                    match.direction = static_cast<std::uint8_t>(bit / lengths);
                    match.length = 2 + bit % lengths;
                    if (any_longer) add_longer(match.direction);
                    found_[found++] = match;
                }
                if (any_longer) add_longer(steps.size());
            }
            if (found > 0) report({found_.data(), found});
        }
    }

    const Stats &stats() const { return stats_; }

  private:
    // A string on the grid that may be the beginning of a longer word: what its letters lead to, and its next letter.
    struct Item {
        std::uint32_t node;
        std::uint32_t next;   // from the field's beginning
        std::uint16_t column; // in the piece
        std::uint8_t direction;
    };

    template <bool listing>
    void scan(int r, int c, std::size_t width) {
        const auto depth = static_cast<std::uint32_t>(index_.table.depth());
        std::size_t items = 0;
        for (std::uint8_t direction = 0; direction < steps.size(); ++direction) {
            const Number *start = field_.at(r, c);
            const std::ptrdiff_t step = field_.step(direction);
            compute_codes(start, step, width);
            const std::size_t going_on = look_up<listing>(direction, width);
            // Of those, the ones whose next letter goes on.
            const auto next = static_cast<std::uint32_t>(start - field_.begin() + depth * step);
            for (std::size_t i = 0; i < going_on; ++i) {
                const std::uint16_t column = columns_[i];
                queue_[items] = {index_.trie.node_of(codes_[column]), next + column, column, direction};
                items += index_.trie.may_go_on(queue_[items].node, field_.begin()[next + column]);
            }
        }
        stats_.checks += width * steps.size();
        for (std::uint32_t length = depth + 1; items != 0; ++length)
            items = go_on<listing>(r, c, length, items);
    }

    // The codes of the strings that begin in a piece, some at a time. The trip counts are constant, and nothing written can
    // be what is read: so compilers make vector instructions of it.
    void compute_codes(const Number *start, std::ptrdiff_t step, std::size_t width) {
        constexpr std::size_t some = 64;
        static_assert(piece % some == 0);
        for (std::size_t done = 0; done < width; done += some, start += some) {
            std::array<std::uint32_t, some> codes;
            const std::uint32_t letters = index_.table.base();
            const Number *second = start + step, *third = second + step, *fourth = third + step;
            if (index_.table.depth() == 4) {
                // Two digits fit in 16 bits, which more instructions multiply.
                std::array<std::uint16_t, some> left, right;
                const auto base = static_cast<std::uint16_t>(letters);
                for (std::size_t i = 0; i < some; ++i)
                    left[i] = static_cast<std::uint16_t>(start[i] * base + second[i]);
                for (std::size_t i = 0; i < some; ++i)
                    right[i] = static_cast<std::uint16_t>(third[i] * base + fourth[i]);
                const auto square = static_cast<std::uint16_t>(letters * letters);
                for (std::size_t i = 0; i < some; ++i)
                    codes[i] = static_cast<std::uint32_t>(left[i]) * square + right[i];
            } else {
                for (std::size_t i = 0; i < some; ++i) codes[i] = start[i] * letters + second[i];
                if (index_.table.depth() == 3)
                    for (std::size_t i = 0; i < some; ++i) codes[i] = codes[i] * letters + third[i];
            }
            std::copy(codes.begin(), codes.end(), codes_.begin() + static_cast<std::ptrdiff_t>(done));
        }
    }

    // Looks the codes up, takes note of the words, and puts the columns that go on into columns_. Gives their number.
    template <bool listing>
    std::size_t look_up(std::uint8_t direction, std::size_t width) {
        std::size_t going_on = 0;
        std::uint64_t matches = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const unsigned look = index_.table.look(codes_[i]).bits;
            matches += look & Look::count_mask;
            if constexpr (listing) looks_[direction][i] = static_cast<std::uint8_t>(look);
            columns_[going_on] = static_cast<std::uint16_t>(i);
            going_on += look >> Look::more_shift;
        }
        stats_.matches += matches;
        return going_on;
    }

    // The next letter, the length-th, of all strings in the queue.
    template <bool listing>
    std::size_t go_on(int r, int c, std::uint32_t length, std::size_t items) {
        stats_.checks += items;
        const auto found = [&](const Item &item, std::uint32_t whole) {
            ++stats_.matches;
            if constexpr (listing) {
                longer_.push_back({static_cast<std::uint32_t>(r), static_cast<std::uint32_t>(c) + item.column,
                                   whole, item.direction});
            }
        };
        std::size_t left = 0;
        for (std::size_t i = 0; i < items; ++i) {
            Item item = queue_[i];
            const Number *letter = field_.begin() + item.next;
            const std::ptrdiff_t step = field_.step(item.direction);
            const Trie::Node &node = index_.trie.node(item.node);
            if (node.bucket) {
                index_.trie.each_of_bucket(node, length - 1, letter, step,
                                           [&](std::uint32_t whole) { found(item, whole); });
                continue;
            }
            item.node = index_.trie.child(item.node, *letter);
            if (item.node == 0) continue;
            if (index_.trie.node(item.node).word) found(item, length);
            item.next += static_cast<std::uint32_t>(step);
            next_queue_[left] = item;
            left += index_.trie.may_go_on(item.node, letter[step]);
        }
        queue_.swap(next_queue_);
        return left;
    }

    const PaddedGrid &field_;
    const Index &index_;
    std::array<std::uint32_t, piece> codes_;
    std::array<std::uint16_t, piece + 1> columns_, backward_columns_;
    std::vector<Item> queue_, next_queue_;
    // For listing: what the table says, and the words that are longer than it knows.
    std::array<std::array<std::uint8_t, piece>, steps.size()> looks_;
    std::vector<Match> longer_, found_;
    Stats stats_;
};

// Calls visit(c, width) for the pieces of a row.
template <typename Visit>
void each_piece(const Grid &grid, Visit visit) {
    const auto cols = static_cast<std::size_t>(grid.cols());
    for (std::size_t c = 0; c < cols; c += piece) visit(static_cast<int>(c), std::min(piece, cols - c));
}

} // namespace

Stats search_fast(const Grid &grid, const Index &index, const Report &report) {
    const PaddedGrid field(grid, index.alphabet, slack);
    FastSearch fast(field, index);
    for (int r = 0; r < grid.rows(); ++r)
        each_piece(grid, [&](int c, std::size_t width) { fast.find(r, c, width, report); });
    return fast.stats();
}

Stats count_small(const Grid &grid, const Index &index) {
    const PaddedGrid field(grid, index.alphabet, slack);
    FastSearch fast(field, index);
    for (int r = 0; r < grid.rows(); ++r)
        each_piece(grid, [&](int c, std::size_t width) { fast.count(r, c, width); });
    return fast.stats();
}

Stats count_fast(const Grid &grid, const Index &index, unsigned threads) {
    const PaddedGrid field(grid, index.alphabet, slack);
    const PairLooks looks(index.table);
    const int ahead = index.table.depth() - 1; // letters of a code after the first
    std::atomic<int> next_row = -ahead;
    const auto count = [&] {
        FastSearch fast(field, index);
        for (int r = 0; (r = next_row++) < grid.rows();)
            for (std::uint8_t direction = steps.size() / 2; direction < steps.size(); ++direction) {
                const auto [dr, dc] = steps[direction];
                if (r < 0 && dr == 0) continue;
                // Codes of which the first letter or the last is in a column of the grid.
                const int first = dc > 0 ? -ahead : 0, last = grid.cols() + (dc < 0 ? ahead : 0);
                for (int c = first; c < last; c += static_cast<int>(piece))
                    fast.count(r, c, std::min(piece, static_cast<std::size_t>(last - c)), direction, looks);
            }
        return fast.stats();
    };
    std::vector<std::future<Stats>> shares;
    try {
        for (unsigned i = 1; i < threads; ++i) shares.push_back(std::async(std::launch::async, count));
    } catch (const std::system_error &) { // no more threads to be had: do with those there are
    }
    Stats stats = count();
    for (std::future<Stats> &share : shares) stats += share.get();
    stats.checks += grid.size() * steps.size();
    return stats;
}

} // namespace wordsearch
