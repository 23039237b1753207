#include "alice/record.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace alice {

namespace {

constexpr std::size_t most_gap_bytes = 5; // of 32 bits

// Appends a gap to a code, and returns the new end. It writes a byte behind that.
std::uint8_t *put_gap(std::uint8_t *end, std::uint32_t gap) {
    for (; gap >= 1U << 14; gap >>= 7) *end++ = static_cast<std::uint8_t>(gap | 128);
    // Now one byte or two, without a branch that nobody can predict: the second is written in any case.
    const bool two = gap >= 128;
    end[0] = static_cast<std::uint8_t>(gap | static_cast<unsigned>(two) << 7);
    end[1] = static_cast<std::uint8_t>(gap >> 7);
    return end + 1 + two;
}

std::uint8_t *room(std::vector<std::uint8_t> &scratch, std::size_t bytes) {
    if (scratch.size() < bytes) scratch.resize(bytes);
    return scratch.data();
}

} // namespace

CellCode::CellCode(std::span<const std::uint32_t> cells, std::vector<std::uint8_t> &scratch) {
    std::uint8_t *const begin = room(scratch, cells.size() * most_gap_bytes + 1), *end = begin;
    std::uint32_t last = 0;
    for (const std::uint32_t cell : cells) end = put_gap(end, cell - std::exchange(last, cell));
    keep(begin, end);
}

CellCode::CellCode(std::span<const Word> bitmap, std::vector<std::uint8_t> &scratch) : form_(Form::bytes) {
    std::uint8_t *const begin = room(scratch, bitmap.size() * (1 + sizeof(Word)) + 1), *end = begin;
    for (const Word word : bitmap) {
        std::uint8_t *const used = end++;
        unsigned bits = 0;
        for (unsigned i = 0; i < sizeof(Word); ++i) {
            const auto byte = static_cast<std::uint8_t>(word >> 8 * i);
            const unsigned kept = byte != 0;
            *end = byte;
            end += kept;
            bits |= kept << i;
        }
        *used = static_cast<std::uint8_t>(bits);
    }
    keep(begin, end);
}

void CellCode::keep(const std::uint8_t *begin, const std::uint8_t *end) {
    size_ = static_cast<std::uint32_t>(end - begin);
    assert(size_ == static_cast<std::size_t>(end - begin));
    code_ = std::make_unique_for_overwrite<std::uint8_t[]>(size_);
    std::copy(begin, end, code_.get());
}

std::vector<std::uint32_t> CellCode::cells() const {
    const std::span<const std::uint8_t> code(code_.get(), size_);
    std::vector<std::uint32_t> cells;
    std::uint32_t first = 0, shift = 0;
    if (form_ == Form::gaps) {
        for (const std::uint8_t byte : code) {
            first += (byte & 127U) << shift;
            shift = byte >= 128 ? shift + 7 : 0;
            if (shift == 0) cells.push_back(first);
        }
        assert(shift == 0);
        return cells;
    }
    for (std::size_t i = 0; i < code.size(); first += std::uint32_t{word_bits})
        for (unsigned used = code[i++]; used != 0; used &= used - 1) {
            const auto begin = first + 8 * static_cast<std::uint32_t>(std::countr_zero(used));
            for (unsigned byte = code[i++]; byte != 0; byte &= byte - 1)
                cells.push_back(begin + static_cast<std::uint32_t>(std::countr_zero(byte)));
        }
    return cells;
}

bool Record::Reader::has(std::size_t level, std::uint32_t d, std::uint32_t cell) {
    assert(level >= 1);
    if (level > record_.levels_.size()) return false;
    if (level != level_) cells_.clear();
    level_ = level;
    auto kept = cells_.find(d);
    if (kept == cells_.end()) {
        const Level &codes = record_.levels_[level - 1];
        const auto code =
            std::lower_bound(codes.begin(), codes.end(), d,
                             [](const auto &one, std::uint32_t other) { return one.first < other; });
        kept = cells_
                   .emplace(d, code != codes.end() && code->first == d ? code->second.cells()
                                                                       : std::vector<std::uint32_t>{})
                   .first;
    }
    return std::binary_search(kept->second.begin(), kept->second.end(), cell);
}

} // namespace alice
