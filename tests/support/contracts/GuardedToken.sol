// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// For tests: a token whose owner can do everything to it that owners can.
contract GuardedToken is ERC20Pausable, Ownable {
    mapping(address => bool) public isBlacklisted;
    uint256 public taxPercent;
    bool public trading;

    error Blacklisted();

    constructor(address initialOwner) ERC20("Guarded Token", "GRD") Ownable(initialOwner) {
        _mint(initialOwner, 1_500_000 * 10 ** 8 + 5);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function blacklist(address account, bool on) external onlyOwner {
        isBlacklisted[account] = on;
    }

    function setTaxFeePercent(uint256 percent) external onlyOwner {
        taxPercent = percent;
    }

    function enableTrading() external onlyOwner {
        trading = true;
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (isBlacklisted[from]) revert Blacklisted();
        super._update(from, to, amount);
    }
}
