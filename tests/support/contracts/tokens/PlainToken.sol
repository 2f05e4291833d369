// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: a token without anything special, from which the others are made. `start` makes a clone or a proxy one, too.
contract PlainToken {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    uint8 public constant decimals = 18;
    mapping(address => uint256) internal held;
    mapping(address => mapping(address => uint256)) public allowance;
    /// Who made it: its maker's own transfers are never hindered, so that the pair can be filled.
    address internal maker;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        start(msg.sender);
    }

    function start(address maker_) public {
        require(totalSupply == 0);
        name = "Test";
        symbol = "TEST";
        maker = maker_;
        _create(maker_, 1e24);
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return held[account];
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public virtual returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public virtual returns (bool) {
        allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        if (from == maker) _move(from, to, amount);
        else _handle(from, to, amount);
    }

    /// What a token does with a transfer of someone other than its maker.
    function _handle(address from, address to, uint256 amount) internal virtual {
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) internal {
        held[from] -= amount;
        held[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _create(address to, uint256 amount) internal {
        totalSupply += amount;
        held[to] += amount;
        emit Transfer(address(0), to, amount);
    }
}
