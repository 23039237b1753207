// The fast search.
#include "wordsearch/search.h"

#include <bit>

namespace wordsearch {

namespace {

// Cells of a row that are worked on at a time: enough to make the fixed cost of a piece negligible, and few
// enough that a piece with its queues stays in the cache.
constexpr std::size_t piece = 1024;
static_assert(Field::slack >= piece + 2 * Field::border, "whole pieces are read of short rows");
static_assert(Field::border == TableEntry::max_depth - 1, "codes are read beyond the last letter");

// Of words that the table knows: from two letters to TableEntry::max_depth.
constexpr unsigned table_lengths = TableEntry::max_depth - 1;

/// A search that lists the matches, or else only counts them: a loop that asks every time takes 1.06 times as
/// long to count.
template <bool listing>
class FastSearch {
  public:
    FastSearch(const Field &field, const Index &index) : field_(field), index_(index) {}

    /// Counts the matches, and reports them in order if it lists them.
    Stats run(const Report &report) {
        const auto cols = std::size_t(field_.cols());
        for (int r = 0; r < field_.rows(); ++r)
            for (std::size_t c = 0; c < cols; c += piece) {
                const std::size_t width = std::min(piece, cols - c);
                scan(r, int(c), width);
                if constexpr (listing) list(r, int(c), width, report);
            }
        return stats_;
    }

  private:
    // Reports the matches that scan() has found in a piece of a row, in order.
    void list(int r, int c, std::size_t width, const Report &report) {
        std::ranges::sort(longer_);
        auto longer = longer_.cbegin();
        found_.resize(width * steps.size() * table_lengths + longer_.size());
        std::size_t found = 0;
        for (std::size_t column = 0; column < width; ++column) {
            Match match{.r = r, .c = c + int(column)};
            const auto add_longer = [&](unsigned end) {
                while (longer != longer_.cend() && longer->c == match.c && longer->direction < end)
                    found_[found++] = *longer++;
            };
            // A bit for each direction and length that the table knows, in order.
            std::uint32_t words = 0;
            static_assert(steps.size() * table_lengths <= 32);
            for (unsigned direction = 0; direction < steps.size(); ++direction)
                words |= entries_[direction][column].lengths() << direction * table_lengths;
            for (; words != 0; words &= words - 1) {
                const auto bit = unsigned(std::countr_zero(words));
                match.direction = std::uint8_t(bit / table_lengths);
                const unsigned length = 2 + bit % table_lengths;
                match.length = int(length);
                match.word = index_.word_of(codes_[match.direction][column], length);
                add_longer(match.direction);
                found_[found++] = match;
            }
            add_longer(steps.size());
        }
        if (found > 0) report({found_.data(), found});
        longer_.clear();
    }

    // Finds the words that begin in a piece of a row: those that the table knows are counted and, for a list,
    // stay in codes_ and entries_; longer ones go to longer_.
    void scan(int r, int c, std::size_t width) {
        for (std::uint8_t direction = 0; direction < steps.size(); ++direction) {
            const Number *start = field_.at(r, c);
            const std::ptrdiff_t step = field_.step(direction);
            Codes &codes = codes_[listing ? direction : 0];
            compute_codes(codes, start, step, width);
            const std::size_t going_on = look_up(codes, direction, width);
            // Of those, the ones whose next letter goes on. A column is written down whether it goes on or
            // not, and stays if it does: no branch.
            const Number *next = start + index_.depth() * step;
            std::size_t left = 0;
            for (std::size_t i = 0; i < going_on; ++i) {
                const std::uint16_t column = columns_[i];
                columns_[left] = column;
                left += index_.may_go_on(codes[column], next[column]);
            }
            stats_.checks += width + left;
            for (std::size_t i = 0; i < left; ++i) {
                const std::uint16_t column = columns_[i];
                index_.each_longer(codes[column], next + column, step,
                                   [&](std::uint32_t word, unsigned length) {
                                       ++stats_.matches;
                                       if constexpr (listing)
                                           longer_.push_back({.r = r,
                                                              .c = c + column,
                                                              .direction = direction,
                                                              .length = int(length),
                                                              .word = word});
                                   });
            }
        }
    }

    using Codes = std::array<std::uint32_t, piece>;

    // The codes of the strings that begin in a piece, some at a time. The trip counts are constant, and
    // nothing written can be what is read: so compilers vectorize it.
    void compute_codes(Codes &to, const Number *start, std::ptrdiff_t step, std::size_t width) const {
        constexpr std::size_t some = 64;
        static_assert(piece % some == 0);
        for (std::size_t done = 0; done < width; done += some, start += some) {
            std::array<std::uint32_t, some> codes;
            std::copy_n(start, some, codes.begin());
            const Number *letter = start + step;
            for (unsigned k = 1; k < index_.depth(); ++k, letter += step)
                for (std::size_t i = 0; i < some; ++i) codes[i] = index_.append(codes[i], letter[i]);
            std::ranges::copy(codes, to.begin() + std::ptrdiff_t(done));
        }
    }

    // Looks the codes up, counts the words, and puts the columns that go on into columns_. Returns their
    // number.
    std::size_t look_up(const Codes &codes, std::uint8_t direction, std::size_t width) {
        std::size_t going_on = 0;
        std::uint64_t matches = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const TableEntry entry = index_.table()[codes[i]];
            matches += entry.count();
            if constexpr (listing) entries_[direction][i] = entry;
            columns_[going_on] = std::uint16_t(i);
            going_on += entry.more();
        }
        stats_.matches += matches;
        return going_on;
    }

    const Field &field_;
    const Index &index_;
    std::array<std::uint16_t, piece + 1> columns_;
    // Of each direction; counts need one at a time.
    std::array<Codes, steps.size()> codes_;
    std::array<std::array<TableEntry, piece>, steps.size()> entries_;
    std::vector<Match> longer_, found_; // words that are longer than the table knows; what is reported next
    Stats stats_;
};

} // namespace

Index::Index(std::span<const Word> words, unsigned numbers)
    : words_(words), bits_(unsigned(std::bit_width(numbers - 1))) {
    // A larger table would not stay in the cache. A table of few words need not be large: with 16 codes for
    // each word most strings end here, and up to 2^15 codes stay in the first cache.
    const std::size_t most_codes =
        std::clamp<std::size_t>(std::bit_ceil(16 * words.size()), 1 << 15, 1 << 20);
    while (depth_ > 1 && std::size_t{1} << bits_ * depth_ > most_codes) --depth_;
    table_.resize(std::size_t{1} << bits_ * depth_);
    groups_.resize(table_.size() / group_size + 1);
    for (unsigned length = 2; length < depth_; ++length)
        short_words_[length - 2].resize(std::size_t{1} << bits_ * length);

    next_two_.reserve(words.size());

    // The words are sorted, and so are their codes.
    std::uint32_t last_code = UINT32_MAX;
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        const std::u16string_view word = words[i].letters();
        const auto letter_at = [word](std::size_t at) { return at < word.size() ? word[at] : Number(0); };
        next_two_.push_back(two_letters(letter_at(depth_), letter_at(depth_ + 1)));
        if (word.size() < 2) continue;
        std::uint32_t code = 0;
        for (const Number letter : word.substr(0, depth_)) {
            assert(letter < numbers);
            code = append(code, letter);
        }
        if (word.size() < depth_) {
            // All strings that begin with the word.
            const std::size_t shift = bits_ * (depth_ - word.size());
            for (std::size_t j = std::size_t{code} << shift; j < std::size_t{code + 1} << shift; ++j)
                table_[j].add(word.size());
            short_words_[word.size() - 2][code] = i;
            continue;
        }
        if (code != last_code) {
            assert(last_code == UINT32_MAX || last_code < code);
            Group &group = groups_[code / group_size];
            if (group.has_range == 0) group.first = std::uint32_t(longer_.size());
            group.has_range |= std::uint64_t{1} << code % group_size;
            last_code = code;
            longer_.push_back({.mask = 0, .first = i, .last = i});
        }
        Range &range = longer_.back();
        range.last = i + 1;
        if (word.size() == depth_) {
            table_[code].add(depth_);
            range.first = i + 1;
        } else {
            table_[code].set_more();
            range.mask |= std::uint32_t{1} << (word[depth_] & 31);
        }
    }
}

Stats search_fast(const Field &field, const Index &index, const Report &report) {
    return report ? FastSearch<true>(field, index).run(report) : FastSearch<false>(field, index).run(report);
}

} // namespace wordsearch
