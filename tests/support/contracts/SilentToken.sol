// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token as early ones are: its functions return nothing, and an approval changes only from or to zero. It refuses one recipient.
contract SilentToken {
    string public symbol = "QUIET";
    uint8 public decimals = 6;
    address public constant refused = address(0xdead);
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() {
        balanceOf[msg.sender] = 1e15;
    }

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        require(to != refused);
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}
