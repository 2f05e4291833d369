// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Pays the rows of a list, many in one transaction, and each row once. Holds nothing, has no owner and takes no fee.
///
/// A list has an id of its payer's choice. A row is one word: its index in the list (the upper 96 bits) and its recipient (the lower 160).
/// The contract marks every index that it pays and reverts when one of them comes again. So it does not matter how the rows are divided
/// among transactions: one that was repeated, replaced or cut otherwise in another window cannot pay a row a second time.
contract BatchPayment {
    using SafeERC20 for IERC20;

    /// Enough for a contract wallet to log a receipt, too little to do harm.
    uint256 private constant COIN_GAS = 50_000;

    /// 256 rows to a word: row `index` is bit `index % 256` of word `index / 256`.
    mapping(address payer => mapping(bytes32 list => mapping(uint256 word => uint256 bits))) private _marks;

    /// The rows of one word that a transaction paid, as bits.
    event Paid(address indexed payer, bytes32 indexed list, uint256 word, uint256 bits);

    error AlreadyPaid(uint256 index);
    error DifferentLengths();
    error WrongTotal();
    error NotAccepted(address recipient);

    /// The native coin; the value must be the exact total.
    function payCoins(bytes32 list, uint256[] calldata rows, uint256[] calldata amounts) external payable {
        _mark(list, rows, amounts);
        uint256 left = msg.value;
        for (uint256 i = 0; i < rows.length; i++) {
            if (amounts[i] > left) revert WrongTotal();
            left -= amounts[i];
            address recipient = _recipientOf(rows[i]);
            (bool done, ) = recipient.call{value: amounts[i], gas: COIN_GAS}("");
            if (!done) revert NotAccepted(recipient);
        }
        if (left != 0) revert WrongTotal();
    }

    /// A token that the payer has approved for this contract; also one whose transfers return nothing.
    function payTokens(bytes32 list, IERC20 token, uint256[] calldata rows, uint256[] calldata amounts) external {
        _mark(list, rows, amounts);
        for (uint256 i = 0; i < rows.length; i++) {
            address recipient = _recipientOf(rows[i]);
            if (!token.trySafeTransferFrom(msg.sender, recipient, amounts[i])) revert NotAccepted(recipient);
        }
    }

    /// Which rows of a payer's list are paid: `count` words from `firstWord` on.
    function marks(
        address payer,
        bytes32 list,
        uint256 firstWord,
        uint256 count
    ) external view returns (uint256[] memory words) {
        words = new uint256[](count);
        for (uint256 i = 0; i < count; i++) words[i] = _marks[payer][list][firstWord + i];
    }

    /// Marks all rows before any is paid, so that a recipient who calls back finds them paid. Only the caller's own lists can be marked.
    function _mark(bytes32 list, uint256[] calldata rows, uint256[] calldata amounts) private {
        if (rows.length != amounts.length) revert DifferentLengths();
        mapping(uint256 => uint256) storage listMarks = _marks[msg.sender][list];
        uint256 i = 0;
        while (i < rows.length) {
            // Rows of one word that follow each other are read and written together.
            uint256 word = _indexOf(rows[i]) / 256;
            uint256 earlier = listMarks[word];
            uint256 bits = earlier;
            for (; i < rows.length && _indexOf(rows[i]) / 256 == word; i++) {
                uint256 bit = 1 << (_indexOf(rows[i]) % 256);
                if ((bits & bit) != 0) revert AlreadyPaid(_indexOf(rows[i]));
                bits |= bit;
            }
            listMarks[word] = bits;
            emit Paid(msg.sender, list, word, bits ^ earlier);
        }
    }

    function _indexOf(uint256 row) private pure returns (uint256) {
        return row >> 160;
    }

    function _recipientOf(uint256 row) private pure returns (address) {
        return address(uint160(row));
    }
}
