// Which word a match is.
#pragma once

#include "wordsearch/dictionary.h"
#include "wordsearch/grid.h"
#include "wordsearch/match.h"

#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace wordsearch {

class WordLookup {
  public:
    /// For matches of these words on a grid of codes. Both must outlive the lookup.
    WordLookup(const Grid &codes, std::span<const SoughtWord> words) : codes_(codes) {
        numbers_.reserve(words.size());
        for (const SoughtWord &word : words) numbers_.emplace(word.letters, numbers_.size());
    }

    /// The number of the word in the list given.
    std::size_t number_of(const Match &match) {
        letters_.clear();
        each_cell(match, [this](int r, int c) { letters_ += codes_.at(r, c); });
        const auto place = numbers_.find(letters_);
        assert(place != numbers_.end());
        return place->second;
    }

  private:
    const Grid &codes_;
    std::unordered_map<std::string_view, std::size_t> numbers_;
    std::string letters_;
};

} // namespace wordsearch
