// Steps that follow from each other, each by one of the rules that explain.h names; all but suppositions.
#pragma once

#include "gogen/explain.h"
#include "gogen/knowledge.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gogen {

/// The cells for which a step gives reasons: if it says where the letter is not, only those that were left before.
Cells to_explain(Cells before, Cells after);

/// A chain of steps: the explanation, or at a higher level the proof of a supposition.
class Chain {
  public:
    Chain(const Knowledge &knowledge, std::size_t level) : knowledge_(knowledge), level_(level) {}

    const Knowledge &knowledge() const { return knowledge_; }
    std::vector<Step> take_steps() { return std::move(steps_); }

    /// Takes steps up to this difficulty until there is nothing to do, or a contradiction. Returns true for that.
    bool run(Difficulty most);

    /// Supposes the letter on the cell.
    void suppose(unsigned a, Cells one) {
        supposed_ = letter(a);
        knowledge_.place(a, one);
    }
    /// Takes the step.
    void add(Step step);

    /// Leaves out the steps that place no letter and are not needed.
    void slice();
    /// Leaves out what the last step, a contradiction, does not need.
    void slice_proof();
    /// The letters on the board before the supposition on which the proof relies.
    Letters relies_on() const;

  private:
    std::optional<Step> contradiction() const;
    std::optional<Step> only_square() const;
    std::optional<Step> only_letter() const;
    Step nobody_at(Cells one, Letters taker) const;
    std::optional<Step> narrowing() const;
    std::optional<Step> routed(unsigned a) const;
    std::optional<Step> crowded(unsigned a) const;
    std::optional<Step> beside(unsigned a, unsigned partner) const;

    void keep_only(std::vector<bool> kept);

    Knowledge knowledge_;
    std::size_t level_;
    Letters supposed_ = 0;
    std::vector<Step> steps_;
};

} // namespace gogen
