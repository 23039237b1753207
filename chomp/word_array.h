// A large array of words that goes back to the system as soon as it is destroyed.
#pragma once

#include "chomp/bits.h"

#include <cstddef>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace chomp {

/// Zeros at first. A page takes no memory until it is written. malloc may keep what is freed for later
/// instead.
class WordArray {
  public:
    WordArray() = default;
    /// Throws std::bad_alloc.
    explicit WordArray(std::size_t words) : bytes_(words * sizeof(Word)) {
        if (words == 0) return;
        void *const memory =
            mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        words_ = static_cast<Word *>(memory);
    }
    WordArray(WordArray &&other) noexcept
        : words_(std::exchange(other.words_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
    WordArray &operator=(WordArray other) noexcept {
        std::swap(words_, other.words_);
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    ~WordArray() {
        if (words_ != nullptr) munmap(words_, bytes_);
    }

    Word *begin() const { return words_; }
    Word *end() const { return words_ + bytes_ / sizeof(Word); }

  private:
    Word *words_ = nullptr;
    std::size_t bytes_ = 0;
};

} // namespace chomp
