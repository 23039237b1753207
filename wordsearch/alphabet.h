// The letters of the words sought, numbered by byte from 1 on. 0 is any other letter, and the border of a PaddedGrid.
#pragma once

#include "wordsearch/dictionary.h"

#include <array>
#include <cstdint>
#include <span>

namespace wordsearch {

class Alphabet {
  public:
    using Number = std::uint8_t;

    /// If the words are known to have no more than `most` letters, it need not look at all words.
    explicit Alphabet(std::span<const SoughtWord> words, std::size_t most = 256) {
        std::array<bool, 256> occurs{};
        std::size_t letters = 0;
        for (const SoughtWord &word : words) {
            for (const char letter : word.letters)
                if (bool &known = occurs[static_cast<unsigned char>(letter)]; !known) {
                    known = true;
                    ++letters;
                }
            if (letters == most) break;
        }
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (occurs[byte]) numbers_[byte] = static_cast<Number>(size_++);
    }

    Number number_of(char letter) const { return numbers_[static_cast<unsigned char>(letter)]; }
    /// How many numbers there are, 0 included.
    unsigned size() const { return size_; }

  private:
    std::array<Number, 256> numbers_{}; // a line feed is no letter, so 255 numbers are enough
    unsigned size_ = 1;
};

} // namespace wordsearch
