// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: its owner can switch trading off.
contract SwitchToken is OwnedToken {
    bool private isOpen = true;

    function setTrading(bool open) external onlyOwner {
        isOpen = open;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        require(isOpen, "trading is closed");
        _move(from, to, amount);
    }
}
