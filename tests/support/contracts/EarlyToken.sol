// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: name and symbol are `bytes32`, as in a few early tokens; it has an owner who is nobody, and no allowances.
contract EarlyToken {
    bytes32 public constant name = "Early Token";
    bytes32 public constant symbol = "ERL";
    uint256 public constant decimals = 2;
    uint256 public constant totalSupply = 12345;
    address public constant getOwner = address(0);
    mapping(address => uint256) public balanceOf;

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}
