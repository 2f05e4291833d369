// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: a stablecoin's list of blocked accounts.
contract ListedBlockToken is OwnedToken {
    mapping(address => bool) private isBlocked;

    function addBlackList(address account) external onlyOwner {
        isBlocked[account] = true;
    }

    function removeBlackList(address account) external onlyOwner {
        isBlocked[account] = false;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        require(!isBlocked[from]);
        _move(from, to, amount);
    }
}
