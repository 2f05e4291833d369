// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: its owner can pause it.
contract PausableToken is OwnedToken {
    bool public paused;

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        require(paused, "not paused");
        paused = false;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        require(!paused, "paused");
        _move(from, to, amount);
    }
}
