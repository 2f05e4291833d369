// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: its owner can block an account.
contract BlockingToken is OwnedToken {
    mapping(address => bool) public isBlacklisted;

    function blacklist(address account, bool on) external onlyOwner {
        isBlacklisted[account] = on;
    }

    function _handle(address from, address to, uint256 amount) internal override {
        require(!isBlacklisted[from], "blocked");
        _move(from, to, amount);
    }
}
