// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// For tests: honest, with a rule that looks like a trap. 0 none, 1 a fixed fee of 5 %, 2 trading from a time on, 3 no account has more than 2 %.
contract QuirkToken is PlainToken {
    uint8 private immutable kind;
    uint256 private immutable opensAt;

    constructor(uint8 kind_, uint256 opensAt_) {
        kind = kind_;
        opensAt = opensAt_;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        if (kind == 2) require(block.timestamp >= opensAt, "trading has not begun");
        uint256 fee = kind == 1 ? amount / 20 : 0;
        if (fee > 0) _move(from, address(0xdead), fee);
        _move(from, to, amount - fee);
        // The pair holds nearly everything, and is paid again and again.
        if (kind == 3 && to.code.length == 0) require(held[to] <= totalSupply / 50, "too many");
    }
}
