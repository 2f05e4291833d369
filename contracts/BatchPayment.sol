// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Pays many recipients in one transaction. Holds nothing, has no owner and takes no fee.
/// Each payment has an id of its payer's choice and can be made once: a transaction that was replaced, repeated or sent from
/// another window reverts instead of paying again.
contract BatchPayment {
    using SafeERC20 for IERC20;

    /// Enough for a contract wallet to log a receipt, too little to do harm.
    uint256 private constant COIN_GAS = 50_000;

    mapping(address payer => mapping(bytes32 id => bool)) public isPaid;

    event Paid(address indexed payer, bytes32 indexed id);

    error AlreadyPaid();
    error DifferentLengths();
    error WrongTotal();
    error NotAccepted(address recipient);

    /// The native coin; the value must be the exact total.
    function payCoins(bytes32 id, address payable[] calldata recipients, uint256[] calldata amounts) external payable {
        _mark(id, recipients.length, amounts.length);
        uint256 left = msg.value;
        for (uint256 i = 0; i < recipients.length; i++) {
            if (amounts[i] > left) revert WrongTotal();
            left -= amounts[i];
            (bool done, ) = recipients[i].call{value: amounts[i], gas: COIN_GAS}("");
            if (!done) revert NotAccepted(recipients[i]);
        }
        if (left != 0) revert WrongTotal();
    }

    /// A token that the payer has approved for this contract; also one whose transfers return nothing.
    function payTokens(bytes32 id, IERC20 token, address[] calldata recipients, uint256[] calldata amounts) external {
        _mark(id, recipients.length, amounts.length);
        for (uint256 i = 0; i < recipients.length; i++) {
            if (!token.trySafeTransferFrom(msg.sender, recipients[i], amounts[i])) revert NotAccepted(recipients[i]);
        }
    }

    /// For a wallet that sends several calls as one: this call first, then the transfers, all or none.
    function mark(bytes32 id) external {
        _mark(id, 0, 0);
    }

    /// Before anything is sent, so that a recipient who calls back finds the payment made.
    function _mark(bytes32 id, uint256 recipients, uint256 amounts) private {
        if (recipients != amounts) revert DifferentLengths();
        if (isPaid[msg.sender][id]) revert AlreadyPaid();
        isPaid[msg.sender][id] = true;
        emit Paid(msg.sender, id);
    }
}
