// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: takes 3 % of each transfer, and can refuse that a contract spends it.
contract FussyToken {
    enum Refusal {
        None,
        Approval,
        Spending
    }

    string public symbol = "FUSSY";
    uint8 public decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    Refusal private immutable refusal;
    address private immutable maker;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(Refusal refusal_) {
        refusal = refusal_;
        maker = msg.sender;
        balanceOf[msg.sender] = 1e15;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        require(refusal != Refusal.Approval || spender.code.length == 0, "no contracts");
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _pay(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        require(refusal != Refusal.Spending || msg.sender.code.length == 0, "no contracts");
        allowance[from][msg.sender] -= amount;
        _pay(from, to, amount);
        return true;
    }

    function _pay(address from, address to, uint256 amount) private {
        uint256 fee = (amount * 3) / 100;
        _move(from, maker, fee);
        _move(from, to, amount - fee);
    }

    function _move(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}
