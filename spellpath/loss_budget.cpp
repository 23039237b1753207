#include "spellpath/loss_budget.h"

namespace spell {

LossBudget::LossBudget(const LossTable &losses, const Decomposition &decomposition)
    : losses_(losses), parent_(decomposition.parent), children_(parent_.size()), least_(parent_.size()) {
    for (std::uint32_t i = 0; i < parent_.size(); ++i)
        if (parent_[i] != i) children_[parent_[i]].push_back(i);
}

std::optional<Loss> LossBudget::allowance(std::uint32_t i) const {
    std::uint64_t beside = 0;
    for (; parent_[i] != i; i = parent_[i])
        for (const std::uint32_t other : children_[parent_[i]])
            if (other != i) beside += least_[other];
    if (beside > total_) return {};
    return total_ - static_cast<Loss>(beside);
}

} // namespace spell
