// How much of the upper bound a partial path can lose, so that the whole path still reaches a target.
//
// In all, a path of `target` steps loses the bound less the target at most (loss_table.h). What a part of the decomposition loses at
// least is known once its states have been made: the least loss among them. A partial path in one part has to leave
// that much to each part beside it, and the rest is its allowance. A part keeps its least loss when the target changes,
// so it helps those before it in the order too when the dynamic program runs again.
//
// Why it is right: parts beside each other share no edge and no forgotten vertex, so their losses add up. A state that is made
// in two ways keeps the larger number of steps, and the loss that follows for it from either way (StateTable::insert), so its loss
// holds for the path that it stands for; and what is dropped because it loses more than its allowance makes the least
// loss no smaller.
#pragma once

#include "spellpath/decomposition.h"
#include "spellpath/loss_table.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace spell {

class LossBudget {
  public:
    /// Both must outlive it.
    LossBudget(const LossTable &losses, const Decomposition &decomposition);

    /// From now on paths of fewer steps than this may be missed. It is not above the bound.
    void set_target(std::uint32_t steps) { total_ = losses_.budget(steps); }

    const LossTable &losses() const { return losses_; }
    /// What the states at the i-th place may lose; nothing if the parts beside it lose too much already.
    std::optional<Loss> allowance(std::uint32_t i) const;
    /// What a state may lose when that comes off it: 0 if there is not as much.
    static Loss less(Loss allowance, Loss by) { return allowance > by ? allowance - by : 0; }
    /// What the states at the i-th place lose at least, as far as is known.
    Loss least(std::uint32_t i) const { return least_[i]; }
    void raise_least(std::uint32_t i, Loss loss) {
        least_[i] = std::max(least_[i], std::min(loss, most_loss));
    }

  private:
    const LossTable &losses_;
    const std::vector<std::uint32_t> &parent_;
    std::vector<std::vector<std::uint32_t>> children_;
    std::vector<Loss> least_; // of each place in the order
    Loss total_ = most_loss;
};

} // namespace spell
