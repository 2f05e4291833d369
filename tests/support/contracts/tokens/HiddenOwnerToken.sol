// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// For tests: says that it has no owner, and has one, in a slot that is shared with a flag.
contract HiddenOwnerToken is PlainToken {
    uint256 private fee;
    bool private isReady = true;
    address private ruler;

    constructor(address ruler_) {
        ruler = ruler_;
    }

    function owner() external pure returns (address) {
        return address(0);
    }

    function setFee(uint256 percent) external {
        require(isReady && msg.sender == ruler && percent <= 100);
        fee = percent;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        uint256 taken = (amount * fee) / 100;
        if (taken > 0) _move(from, maker, taken);
        _move(from, to, amount - taken);
    }
}
