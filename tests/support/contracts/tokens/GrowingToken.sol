// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: honest, and after a delay every balance grows with time, or shrinks.
contract GrowingToken {
    string public constant symbol = "GROW";
    uint8 public constant decimals = 18;
    uint256 private immutable begins;
    /// In parts of 1e18.
    int256 private immutable growth;
    mapping(address => uint256) private shares;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);

    /// delay: seconds
    constructor(int256 growth_, uint256 delay) {
        begins = block.timestamp + delay;
        growth = growth_;
        shares[msg.sender] = 1e24;
        emit Transfer(address(0), msg.sender, 1e24);
    }

    function totalSupply() external view returns (uint256) {
        return (1e24 * _rate()) / 1e18;
    }

    function balanceOf(address account) external view returns (uint256) {
        return (shares[account] * _rate()) / 1e18;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        return _move(from, to, amount);
    }

    function _rate() private view returns (uint256) {
        if (block.timestamp < begins) return 1e18;
        return uint256(1e18 + int256(block.timestamp - begins) * growth);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        uint256 moved = (amount * 1e18) / _rate();
        shares[from] -= moved;
        shares[to] += moved;
        emit Transfer(from, to, amount);
        return true;
    }
}
