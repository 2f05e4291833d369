// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: a contract as an owner; with a delay, a timelock.
contract OwnerBox {
    uint256 private immutable delaySeconds;

    constructor(uint256 delaySeconds_) {
        delaySeconds = delaySeconds_;
    }

    function getMinDelay() external view returns (uint256) {
        require(delaySeconds > 0);
        return delaySeconds;
    }
}
