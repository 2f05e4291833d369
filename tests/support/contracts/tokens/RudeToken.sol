// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// For tests: makes it hard to check it. On a sale 0 burns all gas, 1 reverts with a megabyte; 2 has a symbol that turns the line around, 3 names its
/// owner with a megabyte, and 4 says balances in one where it is asked from outside.
contract RudeToken is PlainToken {
    uint8 private immutable kind;

    constructor(uint8 kind_) {
        kind = kind_;
        if (kind_ == 2) symbol = unicode"\u202eTSET\u0000";
    }

    function owner() external view returns (address) {
        require(kind == 3);
        _answerLong();
    }

    function balanceOf(address account) public view override returns (uint256) {
        if (kind == 4 && msg.sender == address(0)) _answerLong();
        return held[account];
    }

    function _answerLong() private pure {
        assembly {
            return(0, 1000000)
        }
    }

    function _handle(address from, address to, uint256 amount) internal override {
        if (to.code.length > 0) _hinder();
        _move(from, to, amount);
    }

    function _hinder() private view {
        if (kind == 0) {
            uint256 sum;
            while (true) sum++;
        }
        if (kind == 1) {
            assembly {
                revert(0, 1000000)
            }
        }
    }
}
