#include "wordsearch/generator.h"

#include "wordsearch/index.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <random>
#include <utility>

namespace wordsearch {

namespace {

// As numbers of `steps`: right, down, right down, right up, and back.
constexpr std::array<std::uint8_t, all_directions> order = {4, 6, 7, 2, 3, 1, 0, 5};

constexpr int most_attempts = 100;
constexpr std::uint64_t most_places = 100'000'000; // that are tried in all before the last attempt

class Generator {
  public:
    Generator(int rows, int cols, std::span<const std::string_view> words, int directions, std::uint64_t seed)
        : rows_(rows), cols_(cols), directions_(directions), index_(words), random_(seed),
          words_(words.begin(), words.end()) {
        for (const std::string_view word : words_) pool_ += word;
        longest_ = std::accumulate(words_.begin(), words_.end(), std::size_t{0},
                                   [](std::size_t most, auto word) { return std::max(most, word.size()); });
        const auto has = [this](char first, char last) {
            return std::any_of(pool_.begin(), pool_.end(), [=](char x) { return x >= first && x <= last; });
        };
        alphabet_ = pool_;
        const bool capitals = has('A', 'Z');
        for (char i = 0; i < 26; ++i) {
            if (capitals) alphabet_ += static_cast<char>('A' + i);
            if (!capitals || has('a', 'z')) alphabet_ += static_cast<char>('a' + i);
        }
        // By byte, also where char has no sign.
        std::sort(alphabet_.begin(), alphabet_.end(), std::char_traits<char>::lt);
        alphabet_.erase(std::unique(alphabet_.begin(), alphabet_.end()), alphabet_.end());
        if (pool_.empty()) pool_ = alphabet_;
    }

    Puzzle run() {
        Puzzle puzzle;
        for (const std::string_view word : words_)
            if (!fits_anywhere(word)) puzzle.unplaced.push_back(word);
        if (!puzzle.unplaced.empty()) return puzzle;
        for (int attempt = 0; attempt < most_attempts && (attempt == 0 || places_ < most_places); ++attempt) {
            clear();
            const std::vector<std::string_view> unplaced = place_words();
            if (unplaced.empty() && fill()) {
                for (int r = 0; r < rows_; ++r)
                    puzzle.rows.emplace_back(letters_.begin() + index(r, 0),
                                             letters_.begin() + index(r, cols_));
                puzzle.unplaced.clear();
                return puzzle;
            }
            if (attempt == 0 || unplaced.size() < puzzle.unplaced.size()) puzzle.unplaced = unplaced;
        }
        return puzzle;
    }

  private:
    struct Place {
        int r, c;
        std::uint8_t direction;
    };
    // The letter number `at` of a word of so many letters that runs in this direction.
    struct Within {
        std::uint8_t direction;
        int at, size;
    };

    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    template <typename Items>
    void shuffle(Items &items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

    std::ptrdiff_t index(int r, int c) const { return static_cast<std::ptrdiff_t>(r) * cols_ + c; }
    bool contains(int r, int c) const { return r >= 0 && r < rows_ && c >= 0 && c < cols_; }
    bool taken(int r, int c) const { return taken_[static_cast<std::size_t>(index(r, c))]; }
    char letter(int r, int c) const { return letters_[static_cast<std::size_t>(index(r, c))]; }

    void clear() {
        letters_.assign(static_cast<std::size_t>(index(rows_, 0)), 0);
        taken_.assign(letters_.size(), false);
        field_ = Field(rows_, cols_);
    }
    void set(int r, int c, char letter) {
        letters_[static_cast<std::size_t>(index(r, c))] = letter;
        taken_[static_cast<std::size_t>(index(r, c))] = true;
        *field_.at(r, c) = index_.number_of(letter);
    }
    void unset(int r, int c) {
        taken_[static_cast<std::size_t>(index(r, c))] = false;
        *field_.at(r, c) = 0;
    }

    bool fits(std::string_view word, Place place) const {
        const auto [dr, dc] = steps[place.direction];
        const std::int64_t last = static_cast<std::int64_t>(word.size()) - 1;
        const std::int64_t r = place.r + last * dr, c = place.c + last * dc;
        return r >= 0 && r < rows_ && c >= 0 && c < cols_;
    }
    bool fits_anywhere(std::string_view word) const {
        if (word.size() < 2) return false; // one letter is no match
        for (int i = 0; i < directions_; ++i) {
            const std::uint8_t direction = order[static_cast<std::size_t>(i)];
            const auto [dr, dc] = steps[direction];
            if (fits(word, {dr < 0 ? rows_ - 1 : 0, dc < 0 ? cols_ - 1 : 0, direction})) return true;
        }
        return false;
    }

    // Whether a word goes through the cell that is not within the word the cell belongs to, if it does to one.
    bool word_appears(int r, int c, std::optional<Within> within) const {
        bool appears = false;
        for (std::uint8_t direction = 0; direction < steps.size() && !appears; ++direction) {
            const auto [dr, dc] = steps[direction];
            int i = r, j = c;
            for (int back = 0; contains(i, j) && taken(i, j) && static_cast<std::size_t>(back) < longest_;
                 ++back, i -= dr, j -= dc)
                index_.each_word(field_.at(i, j), field_.step(direction), [&](std::uint32_t length) {
                    const int size = static_cast<int>(length);
                    if (size <= back) return; // it ends before the cell
                    if (within && within->direction == direction && back <= within->at &&
                        within->at - back + size <= within->size)
                        return;
                    if (within && within->direction == steps.size() - 1 - direction &&
                        within->at + back < within->size && within->at + back - size + 1 >= 0)
                        return;
                    appears = true;
                });
        }
        return appears;
    }

    enum class Fit { none, on_new_letters, on_old_letters };

    // Puts the word there, if it may be there. On old letters alone only if that is wanted.
    bool put(std::string_view word, Place place, Fit wanted) {
        const auto [dr, dc] = steps[place.direction];
        if (!fits(word, place)) return false;
        laid_.clear();
        const int size = static_cast<int>(word.size());
        for (int i = 0; i < size; ++i) {
            const int r = place.r + i * dr, c = place.c + i * dc;
            if (!taken(r, c)) laid_.push_back(i);
            else if (letter(r, c) != word[static_cast<std::size_t>(i)]) return false;
        }
        if (laid_.empty()) return wanted == Fit::on_old_letters;
        for (const int i : laid_) set(place.r + i * dr, place.c + i * dc, word[static_cast<std::size_t>(i)]);
        const bool good = std::none_of(laid_.begin(), laid_.end(), [&](int i) {
            return word_appears(place.r + i * dr, place.c + i * dc, Within{place.direction, i, size});
        });
        if (!good)
            for (const int i : laid_) unset(place.r + i * dr, place.c + i * dc);
        return good;
    }

    bool place(std::string_view word) {
        const std::size_t places = letters_.size() * static_cast<std::size_t>(directions_);
        for (const Fit wanted : {Fit::on_new_letters, Fit::on_old_letters}) {
            // All places once, in an order of their own: a step that has no divisor in common with their number.
            std::size_t at = below(places), step = 1 + below(places);
            while (std::gcd(step, places) != 1) ++step;
            for (std::size_t i = 0; i < places; ++i, at = (at + step) % places) {
                ++places_;
                const std::size_t cell = at / static_cast<std::size_t>(directions_);
                const auto cols = static_cast<std::size_t>(cols_);
                if (put(word,
                        {static_cast<int>(cell / cols), static_cast<int>(cell % cols),
                         order[at % static_cast<std::size_t>(directions_)]},
                        wanted))
                    return true;
            }
        }
        return false;
    }

    std::vector<std::string_view> place_words() {
        std::vector<std::string_view> words = words_, unplaced;
        shuffle(words);
        std::stable_sort(words.begin(), words.end(),
                         [](std::string_view a, std::string_view b) { return a.size() > b.size(); });
        for (const std::string_view word : words)
            if (!place(word)) unplaced.push_back(word);
        std::sort(unplaced.begin(), unplaced.end());
        return unplaced;
    }

    bool fill_cell(int r, int c) {
        const auto goes = [&](char letter) {
            set(r, c, letter);
            return !word_appears(r, c, {});
        };
        for (int i = 0; i < 8; ++i)
            if (goes(pool_[below(pool_.size())])) return true;
        const std::size_t first = below(alphabet_.size());
        for (std::size_t i = 0; i < alphabet_.size(); ++i)
            if (goes(alphabet_[(first + i) % alphabet_.size()])) return true;
        return false;
    }

    bool fill() {
        for (int r = 0; r < rows_; ++r)
            for (int c = 0; c < cols_; ++c)
                if (!taken(r, c) && !fill_cell(r, c)) return false;
        return true;
    }

    const int rows_, cols_, directions_;
    const Index index_;
    std::mt19937_64 random_;
    const std::vector<std::string_view> words_;
    std::string pool_, alphabet_;
    std::size_t longest_ = 0;
    std::uint64_t places_ = 0; // tried so far

    std::vector<char> letters_;
    std::vector<bool> taken_;
    Field field_{0, 0};
    std::vector<int> laid_; // of the word that is being put: which letters are new
};

} // namespace

Puzzle generate(int rows, int cols, std::span<const std::string_view> words, int directions,
                std::uint64_t seed) {
    return Generator(rows, cols, words, directions, seed).run();
}

} // namespace wordsearch
