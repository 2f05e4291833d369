// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

/// For tests: the code behind proxies, which keeps everything in their storage.
contract UpgradableToken is Initializable, UUPSUpgradeable {
    address public owner;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    error NotTheOwner();

    function initialize(address first) external initializer {
        owner = first;
        totalSupply = 42 ether;
        balanceOf[first] = totalSupply;
    }

    function name() external pure returns (string memory) {
        return "Upgradable Token";
    }

    function symbol() external pure returns (string memory) {
        return "UPG";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != owner) revert NotTheOwner();
        totalSupply += amount;
        balanceOf[to] += amount;
    }

    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != owner) revert NotTheOwner();
    }
}
