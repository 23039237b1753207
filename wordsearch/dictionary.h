// The word list: sorted by byte, each word once.
#pragma once

#include "wordsearch/text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

class Dictionary {
  public:
    enum class Order {
        required, // a word smaller than the last one kept is skipped and counted, as the lecture does
        any       // the words are sorted here
    };
    /// The words of a file, a line each. Lines of nothing but blanks and tabs are ignored.
    Dictionary(Text text, Order order);
    Dictionary(Dictionary &&) = default; // a moved vector takes its bytes along, where the views point

    const std::vector<std::string_view> &words() const { return words_; }
    std::size_t skipped() const { return skipped_; }

    /// The same words with A-Z made small, sorted again.
    Dictionary folded() const;

  private:
    Text text_;
    std::vector<std::string_view> words_;
    std::size_t skipped_ = 0;
};

} // namespace wordsearch
