// The record of a search: which cells each level reached first, by the step size d that they were reached with.
//
// The cells of a level and a d are a code of one of two forms, at most 1.5 bytes a state on large random mazes:
// - A list is the gaps between its cells in order, each as a LEB128 varint: seven bits a byte, the lowest first, and the
//   highest bit of a byte says that another follows.
// - A bitmap is, for each word, a byte with a bit for each byte of the word that is not 0, and those bytes. No branch of
//   this depends on the cells, so it takes half the time of writing gaps.
#pragma once

#include "alice/bitmap.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace alice {

/// A set of cells in one of the two forms.
class CellCode {
  public:
    CellCode() = default;
    /// Of cells in order. `scratch` is memory to be used again and again.
    CellCode(std::span<const std::uint32_t> cells, std::vector<std::uint8_t> &scratch);
    /// Of a bitmap.
    CellCode(std::span<const Word> bitmap, std::vector<std::uint8_t> &scratch);

    std::size_t size() const { return size_; } // bytes
    /// The cells in order.
    std::vector<std::uint32_t> cells() const;

  private:
    enum class Form : std::uint8_t { gaps, bytes };

    void keep(const std::uint8_t *begin, const std::uint8_t *end);

    std::unique_ptr<std::uint8_t[]> code_;
    std::uint32_t size_ = 0;
    Form form_ = Form::gaps;
};

class Record {
  public:
    using Level = std::vector<std::pair<std::uint32_t, CellCode>>; // by d
    /// Adds the next level. The first is the one after the start's.
    void add(Level level) { levels_.push_back(std::move(level)); }
    void clear() { levels_.clear(); }

    /// Looks states up. It keeps the cells of the level that it was asked about last.
    class Reader {
      public:
        explicit Reader(const Record &record) : record_(record) {}
        /// Whether this level, at least 1, reached the cell with d first.
        bool has(std::size_t level, std::uint32_t d, std::uint32_t cell);

      private:
        const Record &record_;
        std::size_t level_ = 0;
        std::map<std::uint32_t, std::vector<std::uint32_t>> cells_; // of level_, by d
    };

  private:
    std::vector<Level> levels_;
};

} // namespace alice
