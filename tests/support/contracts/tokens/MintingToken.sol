// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedToken} from "./OwnedToken.sol";

/// For tests: its owner can create tokens.
contract MintingToken is OwnedToken {
    function mint(address to, uint256 amount) external onlyOwner {
        _create(to, amount);
    }
}
