#include "wordsearch/generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <random>
#include <utility>

namespace wordsearch {

namespace {

constexpr int most_attempts = 48, most_attempts_of_message = 400;
constexpr std::uint64_t most_effort = 1'000'000'000; // before the last attempt, in places tried: some seconds
constexpr std::uint64_t effort_of_a_check = 64;      // whether words appear

class Generator {
  public:
    Generator(std::span<const Word> words, const NewPuzzleOptions &options)
        : options_(options), index_(words, options.numbers), random_(options.seed),
          field_(options.rows, options.cols) {
        assert(options.rows > 0 && options.cols > 0);
        assert(options.directions >= 2 && options.directions <= all_directions); // right and down at least
        for (const Word &word : words) {
            assert(word.letters().size() >= 2);
            pool_ += word.letters();
            longest_ = std::max(longest_, static_cast<int>(word.size));
        }
        alphabet_ = pool_ + std::u16string(options.filling);
        std::sort(alphabet_.begin(), alphabet_.end());
        alphabet_.erase(std::unique(alphabet_.begin(), alphabet_.end()), alphabet_.end());
        choose_words(words);
    }

    NewPuzzle run() {
        NewPuzzle puzzle;
        for (const Word &word : words_)
            if (word.size > std::max(options_.rows, options_.cols)) puzzle.too_long.push_back(word);
        if (!puzzle.too_long.empty()) return puzzle;
        const int attempts = options_.message.empty() ? most_attempts : most_attempts_of_message;
        for (attempt_ = 0; attempt_ < attempts && (attempt_ == 0 || effort_ < most_effort); ++attempt_) {
            field_ = Field(options_.rows, options_.cols);
            // At first any place will do, which makes the best puzzles; when it is tight, overlaps save room.
            const std::vector<Word> unplaced = place_words(std::size_t{1} << std::min(attempt_ / 4, 11));
            if (unplaced.empty() && (options_.message.empty() || shared_ == 0)) {
                if (fill()) {
                    puzzle.field = std::move(field_);
                    puzzle.unplaced.clear();
                    return puzzle;
                }
                puzzle.message_made_word = !options_.message.empty();
            }
            if (attempt_ == 0 || unplaced.size() < puzzle.unplaced.size()) puzzle.unplaced = unplaced;
        }
        puzzle.attempts = attempt_;
        return puzzle;
    }

    std::size_t letters() const {
        std::size_t result = 0;
        for (const Word &word : words_) result += word.size;
        return result;
    }

  private:
    struct Place {
        Number *at;
        std::uint8_t direction;
    };
    // The letter number `at` of a word of `size` letters that runs in this direction.
    struct Within {
        std::uint8_t direction;
        int at, size;
    };

    /// The words that need a place of their own: no other has them within.
    void choose_words(std::span<const Word> words) {
        // Every part of every word would be many strings for long words, so only the words are looked up: in the parts
        // that the index finds.
        std::vector<bool> within(words.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::u16string_view word = words[i].letters();
            const std::u16string reverse(word.rbegin(), word.rend());
            for (const std::u16string_view text : {word, std::u16string_view(reverse)}) {
                if (text != word && options_.directions < all_directions) continue;
                std::u16string row(text);
                row.resize(text.size() + Field::border);
                for (std::size_t at = 0; at < text.size(); ++at)
                    index_.each_word(row.data() + at, 1, [&](std::uint32_t part, std::uint32_t length) {
                        // Of a word and its reverse the first of the list is put.
                        if (length < word.size() || part > i) within[part] = true;
                    });
            }
        }
        for (std::size_t i = 0; i < words.size(); ++i)
            if (!within[i]) words_.push_back(words[i]);
    }

    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    template <typename Items>
    void shuffle(Items &items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

    bool fits(std::u16string_view word, int r, int c, std::uint8_t direction) const {
        const auto [dr, dc] = steps[direction];
        const std::int64_t last = static_cast<std::int64_t>(word.size()) - 1;
        const std::int64_t last_r = r + last * dr, last_c = c + last * dc;
        return last_r >= 0 && last_r < options_.rows && last_c >= 0 && last_c < options_.cols;
    }
    // Whether a word goes through the cell that is not within the word the cell belongs to, if it does to one. Empty cells,
    // and those beyond the grid, are 0.
    bool word_appears(const Number *cell, std::optional<Within> within) {
        effort_ += effort_of_a_check;
        bool appears = false;
        for (std::uint8_t direction = 0; direction < steps.size() && !appears; ++direction) {
            const std::ptrdiff_t step = field_.step(direction);
            const Number *at = cell;
            for (int back = 0; *at != 0 && back < longest_; ++back, at -= step)
                index_.each_word(at, step, [&](std::uint32_t, std::uint32_t length) {
                    const int size = static_cast<int>(length);
                    if (size <= back) return; // it ends before the cell
                    if (within && within->direction == direction && back <= within->at &&
                        within->at - back + size <= within->size)
                        return;
                    if (within && within->direction == opposite(direction) &&
                        within->at + back < within->size && within->at + back - size + 1 >= 0)
                        return;
                    appears = true;
                });
        }
        return appears;
    }

    // Lays the word there, where it fits, and gives how many of its letters are new, unless it may not be there: then nothing
    // is laid.
    std::optional<std::size_t> lay(std::u16string_view word, Place place) {
        const std::ptrdiff_t step = field_.step(place.direction);
        laid_.clear();
        for (int i = 0; const Number letter : word) {
            const Number there = place.at[i * step];
            if (there == 0) laid_.push_back(i);
            else if (there != letter) return {};
            ++i;
        }
        for (const int i : laid_) place.at[i * step] = word[static_cast<std::size_t>(i)];
        const int size = static_cast<int>(word.size());
        if (std::any_of(laid_.begin(), laid_.end(), [&](int i) {
                return word_appears(place.at + i * step, Within{place.direction, i, size});
            })) {
            take_back(place);
            return {};
        }
        return laid_.size();
    }
    // Takes back what lay() has just laid.
    void take_back(Place place) {
        for (const int i : laid_) place.at[i * field_.step(place.direction)] = 0;
    }

    // Tries places until the word may be in `choices` of them, and lays it in the best: the one with the fewest new letters,
    // but with some. Directions come first, in any order: a long word has fewer places on the diagonals, so that of all
    // places in any order hardly one on a diagonal would be taken.
    bool place(std::u16string_view word, std::size_t choices) {
        const std::size_t cols = static_cast<std::size_t>(options_.cols),
                          cells = static_cast<std::size_t>(options_.rows) * cols;
        std::vector<std::uint8_t> directions(generator_order.begin(),
                                             generator_order.begin() + options_.directions);
        shuffle(directions);
        std::optional<Place> best;
        std::size_t least = SIZE_MAX;
        for (const std::uint8_t direction : directions) {
            // All cells once, in an order of their own: a step that has no divisor in common with their number.
            std::size_t cell = below(cells), step = 1 + below(cells);
            while (std::gcd(step, cells) != 1) ++step;
            for (std::size_t i = 0; i < cells && choices > 0; ++i, cell = (cell + step) % cells) {
                ++effort_;
                const int r = static_cast<int>(cell / cols), c = static_cast<int>(cell % cols);
                if (!fits(word, r, c, direction)) continue;
                const Place place{field_.at(r, c), direction};
                const std::optional<std::size_t> laid = lay(word, place);
                if (!laid) continue;
                take_back(place);
                if (!options_.message.empty() && word.size() - *laid > shared_) continue;
                --choices;
                if (best && *laid - 1 >= least - 1) continue; // none is SIZE_MAX then, the worst
                best = place;
                least = *laid;
            }
        }
        if (!best || !lay(word, *best)) return false;
        if (!options_.message.empty()) shared_ -= word.size() - least;
        return true;
    }

    std::vector<Word> place_words(std::size_t choices) {
        std::vector<Word> words = words_, unplaced;
        shuffle(words);
        std::stable_sort(words.begin(), words.end(),
                         [](const Word &a, const Word &b) { return a.size > b.size; });
        std::size_t placed = 0;
        const std::size_t cells =
            static_cast<std::size_t>(options_.rows) * static_cast<std::size_t>(options_.cols);
        shared_ = letters() + options_.message.size() - cells;
        for (const Word &word : words) {
            options_.progress(attempt_ + 1, placed);
            // Where letters are to be shared, places are looked at until one shares some.
            if (place(word.letters(), !options_.message.empty() && shared_ > 0 ? SIZE_MAX : choices))
                ++placed;
            else unplaced.push_back(word);
        }
        sort_words(unplaced);
        return unplaced;
    }

    bool fill_cell(Number &cell) {
        const auto goes = [&](Number letter) {
            cell = letter;
            return !word_appears(&cell, {});
        };
        for (int i = 0; i < 8; ++i)
            if (goes(pool_[below(pool_.size())])) return true;
        const std::size_t first = below(alphabet_.size());
        for (std::size_t i = 0; i < alphabet_.size(); ++i)
            if (goes(alphabet_[(first + i) % alphabet_.size()])) return true;
        return false;
    }

    // Fills the cells of no word: with the message if there is one.
    bool fill() {
        auto letter = options_.message.begin();
        for (int r = 0; r < options_.rows; ++r) {
            options_.progress(attempt_ + 1, words_.size());
            for (int c = 0; c < options_.cols; ++c) {
                Number &cell = *field_.at(r, c);
                if (cell != 0) continue;
                if (options_.message.empty() ? !fill_cell(cell) : word_appears(&(cell = *letter++), {}))
                    return false;
            }
        }
        assert(letter == options_.message.end());
        return true;
    }

    const NewPuzzleOptions options_;
    const Index index_;
    std::mt19937_64 random_;
    std::vector<Word> words_; // those to be put
    std::u16string pool_, alphabet_;
    int longest_ = 0; // letters of a word
    int attempt_ = 0;
    std::size_t shared_ = 0;   // with a message: letters that are still to be shared
    std::uint64_t effort_ = 0; // so far

    Field field_;
    std::vector<int> laid_; // of the word that is being put: which letters are new
};

} // namespace

std::size_t letters_to_place(std::span<const Word> words, const NewPuzzleOptions &options) {
    return Generator(words, options).letters();
}

NewPuzzle generate(std::span<const Word> words, const NewPuzzleOptions &options) {
    return Generator(words, options).run();
}

} // namespace wordsearch
