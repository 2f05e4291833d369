// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: honest; whom it bans gets no badge, and can trade.
contract LabelToken is OwnedToken {
    mapping(address => bool) public hasBadge;

    function ban(address account) external onlyOwner {
        hasBadge[account] = false;
    }
}
