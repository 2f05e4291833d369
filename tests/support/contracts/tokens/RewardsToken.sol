// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: honest; what its owner pauses are rewards, no transfers.
contract RewardsToken is OwnedToken {
    bool public rewardsPaused;

    function pause() external onlyOwner {
        rewardsPaused = true;
    }

    function unpause() external onlyOwner {
        require(rewardsPaused, "not paused");
        rewardsPaused = false;
    }
}
