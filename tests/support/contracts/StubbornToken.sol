// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: a token that does not allow an approval of zero. What it allows instead depends on its kind: 0 nothing, 1 `decreaseAllowance`, 2 an approval of one
/// unit; 3 says no without reverting, and allows nothing.
contract StubbornToken {
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1e24;
    uint256 public immutable kind;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 kind_, string memory symbol_) {
        kind = kind_;
        symbol = symbol_;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 1e20;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        if (kind == 3 && amount < 2) return false;
        require(amount > (kind == 2 ? 0 : 1), "approval of zero");
        _set(spender, amount);
        return true;
    }

    function decreaseAllowance(address spender, uint256 amount) external returns (bool) {
        require(kind == 1, "not known");
        _set(spender, allowance[msg.sender][spender] - amount);
        return true;
    }

    /// What no real token has: ends an approval for the next test.
    function clear(address spender) external {
        _set(spender, 0);
    }

    function _set(address spender, uint256 amount) private {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
    }
}
