// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: takes a fee in percent, which its owner sets up to a limit. `owner()` may hide who rules.
contract FeeToken is OwnedToken {
    uint256 private immutable most;
    uint256 private fee;

    constructor(uint256 fee_, uint256 most_) {
        fee = fee_;
        most = most_;
    }

    function setFee(uint256 percent) external onlyOwner {
        require(percent <= most, "too much");
        fee = percent;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        uint256 taken = (amount * fee) / 100;
        if (taken > 0) _move(from, maker, taken);
        _move(from, to, amount - taken);
    }
}
