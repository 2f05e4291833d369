// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// For tests: passes tokens on within one transaction, and can fail after having done so.
contract Relay {
    error Refused();

    /// Takes approved tokens from the caller and sends each amount on.
    function pay(IERC20 token, address[] calldata receivers, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < receivers.length; i++) {
            token.transferFrom(msg.sender, receivers[i], amounts[i]);
        }
    }

    /// Transfers, then reverts: the receipt keeps no log of it.
    function payAndRevert(IERC20 token, address receiver, uint256 amount) external {
        token.transferFrom(msg.sender, receiver, amount);
        revert Refused();
    }
}
