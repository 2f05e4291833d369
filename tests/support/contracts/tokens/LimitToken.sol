// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: its owner sets the largest transfer, down to a floor.
contract LimitToken is OwnedToken {
    uint256 private immutable floor;
    uint256 private most = type(uint256).max;

    constructor(uint256 floor_) {
        floor = floor_;
    }

    function setMaxTxAmount(uint256 amount) external onlyOwner {
        require(amount >= floor, "too little");
        most = amount;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        require(amount <= most, "too many");
        _move(from, to, amount);
    }
}
