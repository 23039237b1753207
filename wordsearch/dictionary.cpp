#include "wordsearch/dictionary.h"

#include "wordsearch/grid.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace wordsearch {

static void sort_unique(std::vector<std::string_view> &words) {
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
}

Dictionary::Dictionary(Text text, Order order) : text_(std::move(text)) {
    std::string_view rest(text_.data(), text_.size());
    words_.reserve(text_.size() / 8); // English words have about eight letters
    while (!rest.empty()) {
        const std::string_view word = take_line(rest);
        if (word.empty() || (word[0] <= ' ' && word.find_first_not_of(" \t") == word.npos)) continue;
        if (order == Order::required && !words_.empty()) {
            const int sign = word.compare(words_.back());
            skipped_ += sign < 0;
            if (sign <= 0) continue;
        }
        words_.push_back(word);
    }
    if (order == Order::any) sort_unique(words_);
}

Dictionary Dictionary::folded() const {
    Dictionary result(Text(), Order::any);
    result.text_.reserve(text_.size()); // never moved by growing
    for (const std::string_view word : words_) {
        const std::size_t start = result.text_.size();
        std::transform(word.begin(), word.end(), std::back_inserter(result.text_), fold);
        result.words_.emplace_back(result.text_.data() + start, word.size());
    }
    sort_unique(result.words_);
    return result;
}

} // namespace wordsearch
