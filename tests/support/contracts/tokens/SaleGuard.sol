// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: refuses what a trap asks it about.
contract SaleGuard {
    function allows(address, address to, address pair) external pure returns (bool) {
        return to != pair;
    }
}
