// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// For tests: a token with an owner.
contract OwnedToken is PlainToken {
    address public owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }
}
