// The fast method; why and how it works is told in search.h.
#include "wordsearch/field.h"
#include "wordsearch/search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

namespace wordsearch {

namespace {

using Letter = Index::Letter;

// Cells of a row that are worked on at a time: enough that what a piece costs by itself does not show, and few enough
// that a piece with its queues stays near the processor.
constexpr std::size_t piece = 1024;

// Beyond its last row a field has this many bytes more, for the whole pieces that are read of short rows.
constexpr std::size_t slack = piece + 2 * Field::border;

// Columns whose matches are handed over at a time.
constexpr std::size_t batch = 128;

class FastSearch {
  public:
    FastSearch(const Field &field, const Index &index)
        : field_(field), index_(index), queue_(steps.size() * piece + 1), next_queue_(queue_.size()) {}

    /// Counts the matches that begin in a piece of a row.
    void count(int r, int c, std::size_t width) { scan<false>(r, c, width); }

    /// The same, and reports them in order.
    void find(int r, int c, std::size_t width, const Report &report) {
        longer_.clear();
        scan<true>(r, c, width);
        std::sort(longer_.begin(), longer_.end(), [](const Match &a, const Match &b) {
            return std::tie(a.c, a.direction, a.length) < std::tie(b.c, b.direction, b.length);
        });
        auto longer = longer_.cbegin();
        for (std::size_t first = 0; first < width; first += batch) {
            // The table's matches are written down whether they are any or not, and stay if they are: no branch.
            found_.resize(batch * steps.size() * Index::max_depth + longer_.size());
            std::size_t found = 0;
            for (std::size_t column = first; column < std::min(first + batch, width); ++column)
                for (std::uint8_t direction = 0; direction < steps.size(); ++direction) {
                    const unsigned look = looks_[direction][column];
                    Match match{static_cast<std::uint32_t>(r),
                                static_cast<std::uint32_t>(c) + static_cast<std::uint32_t>(column), 2,
                                direction};
                    for (; match.length <= Index::max_depth; ++match.length) {
                        found_[found] = match;
                        found += look >> (match.length - 2 + Index::lengths_shift) & 1;
                    }
                    if (look >> Index::more_shift != 0)
                        for (; longer != longer_.end() && longer->c == match.c &&
                               longer->direction == direction;
                             ++longer)
                            found_[found++] = *longer;
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
        const auto depth = static_cast<std::uint32_t>(index_.depth());
        std::size_t items = 0;
        for (std::uint8_t direction = 0; direction < steps.size(); ++direction) {
            const Letter *start = field_.at(r, c);
            const std::ptrdiff_t step = field_.step(direction);
            compute_codes(start, step);
            const std::size_t going_on = look_up<listing>(direction, width);
            // Of those, the ones whose next letter goes on.
            const auto next = static_cast<std::uint32_t>(start - field_.begin() + depth * step);
            for (std::size_t i = 0; i < going_on; ++i) {
                const std::uint16_t column = columns_[i];
                queue_[items] = {index_.node_of(codes_[column]), next + column, column, direction};
                items += index_.may_go_on(queue_[items].node, field_.begin()[next + column]);
            }
        }
        stats_.checks += width * steps.size();
        for (std::uint32_t length = depth + 1; items != 0; ++length)
            items = go_on<listing>(r, c, length, items);
    }

    // The codes of the strings of a whole piece. The trip count is constant, and nothing written can be what is read:
    // so compilers make vector instructions of it.
    void compute_codes(const Letter *start, std::ptrdiff_t step) {
        std::array<std::uint32_t, piece> codes;
        const std::uint32_t letters = index_.letters();
        const Letter *second = start + step, *third = second + step, *fourth = third + step;
        if (index_.depth() == 4) {
            // Two digits fit in 16 bits, which more instructions multiply.
            std::array<std::uint16_t, piece> left, right;
            const auto base = static_cast<std::uint16_t>(letters);
            for (std::size_t i = 0; i < piece; ++i)
                left[i] = static_cast<std::uint16_t>(start[i] * base + second[i]);
            for (std::size_t i = 0; i < piece; ++i)
                right[i] = static_cast<std::uint16_t>(third[i] * base + fourth[i]);
            const auto square = static_cast<std::uint16_t>(letters * letters);
            for (std::size_t i = 0; i < piece; ++i)
                codes[i] = static_cast<std::uint32_t>(left[i]) * square + right[i];
        } else {
            for (std::size_t i = 0; i < piece; ++i) codes[i] = start[i] * letters + second[i];
            if (index_.depth() == 3)
                for (std::size_t i = 0; i < piece; ++i) codes[i] = codes[i] * letters + third[i];
        }
        codes_ = codes;
    }

    // Looks the codes up, takes note of the words, and puts the columns that go on into columns_. Gives their number.
    template <bool listing>
    std::size_t look_up(std::uint8_t direction, std::size_t width) {
        std::size_t going_on = 0;
        std::uint64_t matches = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const unsigned look = index_.look(codes_[i]);
            matches += look & Index::count_bits;
            if constexpr (listing)
                looks_[direction][i] = static_cast<std::uint8_t>(look & ~(1U << Index::more_shift));
            columns_[going_on] = static_cast<std::uint16_t>(i);
            going_on += look >> Index::more_shift;
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
                looks_[item.direction][item.column] |= 1U << Index::more_shift;
                longer_.push_back({static_cast<std::uint32_t>(r), static_cast<std::uint32_t>(c) + item.column,
                                   whole, item.direction});
            }
        };
        std::size_t left = 0;
        for (std::size_t i = 0; i < items; ++i) {
            Item item = queue_[i];
            const Letter *letter = field_.begin() + item.next;
            const std::ptrdiff_t step = field_.step(item.direction);
            const Index::Node &node = index_.node(item.node);
            if (node.bucket) {
                index_.each_of_bucket(node, length - 1, letter, step,
                                      [&](std::uint32_t whole) { found(item, whole); });
                continue;
            }
            item.node = index_.child(item.node, *letter);
            if (item.node == 0) continue;
            if (index_.node(item.node).word) found(item, length);
            item.next += static_cast<std::uint32_t>(step);
            next_queue_[left] = item;
            left += index_.may_go_on(item.node, letter[step]);
        }
        queue_.swap(next_queue_);
        return left;
    }

    const Field &field_;
    const Index &index_;
    std::array<std::uint32_t, piece> codes_;
    std::array<std::uint16_t, piece + 1> columns_;
    std::vector<Item> queue_, next_queue_;
    // For listing: what the table says, its last bit now telling of words that are longer than it knows; and those.
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
    const Field field(grid, index, slack);
    FastSearch fast(field, index);
    for (int r = 0; r < grid.rows(); ++r)
        each_piece(grid, [&](int c, std::size_t width) { fast.find(r, c, width, report); });
    return fast.stats();
}

Stats count_fast(const Grid &grid, const Index &index, unsigned threads) {
    const Field field(grid, index, slack);
    std::atomic<int> next_row = 0;
    const auto count = [&] {
        FastSearch fast(field, index);
        for (int r = 0; (r = next_row++) < grid.rows();)
            each_piece(grid, [&](int c, std::size_t width) { fast.count(r, c, width); });
        return fast.stats();
    };
    std::vector<std::future<Stats>> shares;
    try {
        for (unsigned i = 1; i < threads; ++i) shares.push_back(std::async(std::launch::async, count));
    } catch (const std::system_error &) { // no more threads to be had: do with those there are
    }
    Stats stats = count();
    for (std::future<Stats> &share : shares) stats += share.get();
    return stats;
}

} // namespace wordsearch
