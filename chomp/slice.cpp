#include "chomp/slice.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <type_traits>

namespace chomp {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// A winning move of the whole board cuts it to some length v in some row: from that row on, the rows have the
// board's lengths or v, whichever is shorter. Following a state row by row, `cut` is this v once a row differs
// from the board's.
constexpr int no_successor = -1, not_cut = INT32_MAX;

/// The cut after a row of this length, where the board's is `given`.
int next_cut(int cut, int length, int given) {
    if (length == std::min(given, cut)) return cut;
    return cut == not_cut ? length : no_successor;
}

} // namespace

// The bottom row's set.

std::size_t BottomSet::part_words(const Layout &layout, int part) {
    return layout.outer_rows() < 2 ? layout.words(1, layout.limit(0)) : layout.words(2, part);
}

BottomSet::BottomSet(const Layout &layout) {
    if (layout.outer_rows() == 0) return;
    parts_.resize(layout.outer_rows() == 1 ? 1 : at(layout.limit(1)) + 1);
    parts_[0] = WordArray(part_words(layout, 0));
}

Slice::Slice(const Layout &layout, BottomSet &set, int length)
    : layout_(layout), bottom_(set), outer_(layout.outer_rows()), length_(length),
      steps_(outer_ < 2 ? 1 : layout.limit(1, length) + 1),
      row_a_((layout.most_layer_bits() + word_bits - 1) / word_bits + 1), far_(layout.limit(outer_ + 2)) {
    for (int row = 1; row < outer_; ++row) {
        own_.emplace_back(layout.words(row + 1, length));
        sets_[at(row)] = own_.back().begin();
    }
    wins_.reserve(most_rows); // at most one a row
}

std::uint64_t Slice::own_words(const Layout &layout, int length, int second) {
    std::uint64_t words = 0;
    for (int row = 1; row < layout.outer_rows(); ++row)
        words += layout.words(row + 1, std::min(length, second));
    return words;
}

void Slice::step() {
    assert(steps_done_ < steps_);
    const int second = steps_done_++;
    if (outer_ == 0) {
        scan_only_block();
        return;
    }
    rows_[0] = length_;
    const int cut = next_cut(not_cut, length_, layout_.limit(0));
    Places places;
    if (outer_ == 1) {
        sets_[0] = bottom_.part(0).begin();
        extend(0, length_);
        places.fill(sets_[0]);
        scan_block(length_, places, cut);
        return;
    }
    // The new part must be there before this step puts LOSSes into the part that it is copied from.
    if (second == length_ - 1 && length_ <= layout_.limit(1)) {
        WordArray &part = bottom_.part(length_);
        part = WordArray(BottomSet::part_words(layout_, length_));
        copy_cut(part.begin(), bottom_.part(second).end(), 2, length_);
    }
    places.fill(bottom_.part(second).begin());
    with_row(1, second, places, cut);
}

/// Does all states with the present outer rows below `row`, and with `row` at this length. `places` is where
/// the states with a shorter `row` begin in the sets of the rows below; `cut` is next_cut's for those rows.
void Slice::with_row(int row, int length, Places places, int cut) {
    extend(row, length);
    rows_[at(row)] = length;
    if (row > 1) { // row 1 has its own part of row 0's set
        const std::size_t offset = layout_.words(row, length - 1);
        for (Word *&place : places) place += offset;
    }
    places[at(row)] = sets_[at(row)];
    cut = next_cut(cut, length, layout_.limit(row));
    if (row + 1 == outer_) {
        scan_block(length, places, cut);
        return;
    }
    const int limit = layout_.limit(row + 1, length);
    for (int next = 0; next <= limit; ++next) with_row(row + 1, next, places, cut);
}

/// Extends the set of an outer row that grows to this length, or begins it anew for length 0.
void Slice::extend(int row, int length) {
    Word *const set = sets_[at(row)];
    if (length == 0) *set = 0;
    if (length == 0 || length > layout_.limit(row + 1)) return;
    if (row + 1 == outer_) { // the set is one block
        copy_cut_bits(set, layout_.layer(length), set, layout_.layer(length), length);
        return;
    }
    Word *const end = set + layout_.words(row + 1, length - 1);
    copy_cut(end, end, row + 2, length);
}

/// Appends to an outer row's set, at `to`, the sequences whose first row has grown to `length`. The old ones
/// end at `from_end`; `above` is the row after the first.
void Slice::copy_cut(Word *to, const Word *from_end, int above, int length) const {
    // A new sequence fares like the old one with length - 1 in the place of each `length`. First come those
    // with only one such row, as many as there are sequences with length - 1 there; then those with two, etc.
    // The old sequences wanted are always the last ones.
    for (; above < outer_; ++above) {
        const std::size_t count = layout_.words(above, length - 1);
        to = std::copy(from_end - count, from_end, to);
        if (length > layout_.limit(above)) return;
    }
    const std::size_t count = layout_.words(outer_, length - 1), bits = layout_.block_bits(length - 1);
    std::copy(from_end - count, from_end, to);
    if (length <= layout_.limit(outer_)) copy_cut_bits(to, bits, from_end - count, bits, length);
}

/// copy_cut within a block whose layer has grown to `length`; `from_end` is the last old bit's end.
inline void Slice::copy_cut_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_end,
                                 int length) const {
    // First the lines that layer length - 1 has too, then the line b = length: the last old line, and its last
    // bit once more for c = length.
    const int b_limit = layout_.limit(outer_ + 1), c_limit = layout_.limit(outer_ + 2);
    const std::size_t lines = layout_.line(std::min(b_limit, length - 1) + 1);
    append_bits(to, to_bit, from, from_end - lines, lines);
    if (length > b_limit) return;
    const std::size_t last_line = layout_.line_bits(length - 1);
    append_bits(to, to_bit + lines, from, from_end - last_line, last_line);
    if (length <= c_limit) append_bits(to, to_bit + lines + last_line, from, from_end - 1, 1);
}

/// Crosses out what moves in rows a and b lead from to a LOSS.
template <typename RowB>
inline void Slice::cross_out(Layout::Inner inner, RowB &row_b, int b_limit) {
    const auto [a, b, c, in_layer] = inner;
    row_b.add(c);
    if (c == b) [[unlikely]] // the move may have cut row c too
        row_b.add_from(c);
    set_bit(row_a_.data(), in_layer);
    if (b < a) [[likely]]
        return;
    // The move may have cut row b to `a` squares too, and row c.
    for (std::size_t longer = a + 1; longer <= at(b_limit); ++longer) {
        const std::size_t first = layout_.line(static_cast<int>(longer)) + c;
        const std::size_t end = c < a ? first + 1 : layout_.line(static_cast<int>(longer) + 1);
        for (std::size_t bit = first; bit < end; ++bit) set_bit(row_a_.data(), bit);
    }
}

/// Finds the LOSSes if there are no outer rows, and so a single block. Here rows a and b leave most states open,
/// so their sets too are combined 64 states at a time.
void Slice::scan_only_block() {
    constexpr int most_steps = 4;
    const int limit = layout_.limit(0), b_limit = layout_.limit(1);
    for (int a = 1; a <= limit; ++a) { // the empty board is no LOSS
        far_.clear_unless(false);
        const std::size_t layer = layout_.layer(a), bits = layout_.layer_bits(a);
        std::size_t skip_to = 0; // no LOSS before this bit
        std::size_t b = 0, line = 0, line_end = layout_.line_bits(0);
        for (std::size_t base = 0; base < bits; base += word_bits) {
            if (skip_to >= base + word_bits) continue;
            Word open = ~row_a_[base / word_bits];
            if (skip_to > base) open &= ones_from(skip_to - base);
            if (bits - base < word_bits) open &= ~ones_from(bits - base);
            while (open != 0) {
                const std::size_t bit = base + static_cast<std::size_t>(std::countr_zero(open));
                // Mostly it is in the same line or a few further on. To look for it from scratch takes three times as
                // long for 3^1000, to go through all lines as often as there are lines for 2^50000.
                for (int steps = 0; bit >= line_end; ++steps) {
                    if (steps < most_steps) {
                        line = line_end;
                        ++b;
                    } else {
                        const Layout::Inner found = layout_.inner(layer + bit, {at(a), b, 0, line});
                        line = bit - found.c;
                        b = found.b;
                    }
                    line_end = line + layout_.line_bits(static_cast<int>(b));
                }
                const Layout::Inner inner{at(a), b, bit - line, bit};
                if ((far_.from(inner.c) & 1) != 0) {
                    open &= ~far_.as_line(base, line, line_end);
                    continue;
                }
                ++losses_;
                cross_out(inner, far_, b_limit);
                note_win(not_cut, inner);
                skip_to = line_end; // the moves in row c lead to this LOSS
                if (skip_to >= base + word_bits) break;
                open &= ones_from(skip_to - base);
            }
        }
        states_ += bits;
    }
}

/// Finds the LOSSes of a block, whose last outer row is `bound` long.
void Slice::scan_block(int bound, const Places &places, int cut) {
    const int limit = layout_.limit(outer_, bound);
    const std::size_t bits = layout_.block_bits(bound), words = layout_.words(outer_, bound);
    Block block{places, cut, layout_.limit(outer_ + 1, limit), 0, SIZE_MAX, false};
    for (std::size_t from = 0; from < words; from += words_at_a_time) {
        const std::size_t open = list_open(places, from, std::min(words, from + words_at_a_time), bits);
        if (bound < static_cast<int>(word_bits)) scan_open(block, open, near_);
        else scan_open(block, open, far_);
    }
    if (block.found) std::fill_n(row_a_.begin(), (layout_.layer_bits(limit) + word_bits - 1) / word_bits, 0);
    states_ += bits;
}

/// Lists in open_ those states of the block's words `from` to `to` that no move in an outer row crosses out. The
/// block has `bits` states. Few words have any open states, and few of these more than four; which ones, no
/// processor can predict, so there are no branches for it.
std::size_t Slice::list_open(const Places &places, std::size_t from, std::size_t to, std::size_t bits) {
    const auto [p0, p1, p2, p3, p4, p5] = places;
    std::array<std::uint32_t, words_at_a_time + 1> words; // that have open states
    std::array<Word, words_at_a_time + 1> states;
    std::size_t listed = 0;
    for (std::size_t word = from; word < to; ++word) {
        const Word crossed = p0[word] | p1[word] | p2[word] | p3[word] | p4[word] | p5[word];
        words[listed] = static_cast<std::uint32_t>(word);
        states[listed] = ~crossed;
        listed += crossed != ~Word{0};
    }
    // The last word is filled up.
    if (listed > 0 && bits - words[listed - 1] * word_bits < word_bits)
        states[listed - 1] &= ~ones_from(bits % word_bits);

    std::uint32_t *end = open_.data();
    for (std::size_t i = 0; i < listed; ++i) {
        const auto base = static_cast<std::uint32_t>(words[i] * word_bits);
        Word rest = states[i];
        const auto list_next = [&] {
            *end = base + static_cast<std::uint32_t>(std::countr_zero(rest));
            end += rest != 0;
            rest &= rest - 1;
        };
        for (int k = 0; k < 4; ++k) list_next();
        while (rest != 0) [[unlikely]] list_next();
    }
    return static_cast<std::size_t>(end - open_.data());
}

/// Finds the LOSSes among the first states listed in open_.
template <typename RowB>
void Slice::scan_open(Block &block, std::size_t listed, RowB &row_b_outside) {
    if (listed == 0) return;
    const Places places = block.places;
    const std::size_t c_limit = at(layout_.limit(outer_ + 2));
    Word *const row_a = row_a_.data();
    RowB row_b = std::move(row_b_outside); // into a register
    std::size_t layer = block.layer, skip_to = block.skip_to;
    std::uint64_t losses = 0;
    Layout::Inner inner{};
    for (const std::uint32_t *open = open_.data(), *const end = open + listed; open != end; ++open) {
        const std::size_t bit = *open;
        if constexpr (std::is_same_v<RowB, NearLengths>) inner = layout_.near_inner(bit);
        else inner = layout_.inner(bit, inner);
        row_b.clear_unless(inner.a == layer);
        layer = inner.a;
        const Word crossed = row_b.from(inner.c) |
                             row_a[inner.in_layer / word_bits] >> inner.in_layer % word_bits |
                             static_cast<Word>(bit < skip_to);
        if ((crossed & 1) != 0) continue;
        ++losses;
        for (Word *const place : places) set_bit(place, bit);
        cross_out(inner, row_b, block.b_limit);
        if (block.cut != no_successor) [[unlikely]]
            note_win(block.cut, inner);
        // The moves in row c lead to this LOSS.
        skip_to = bit - inner.c + std::min(inner.b, c_limit) + 1;
    }
    block.skip_to = skip_to;
    block.layer = layer;
    block.found |= losses > 0;
    losses_ += losses;
    row_b_outside = std::move(row_b);
}

/// Keeps a LOSS if it is a successor of the whole board.
void Slice::note_win(int cut, Layout::Inner inner) {
    int row = outer_;
    for (const std::size_t length : {inner.a, inner.b, inner.c}) {
        rows_[at(row)] = static_cast<int>(length);
        cut = next_cut(cut, static_cast<int>(length), layout_.limit(row));
        ++row;
    }
    if (cut != no_successor && cut != not_cut) wins_.push_back(rows_);
}

} // namespace chomp
