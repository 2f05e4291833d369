// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: a registry of names (ERC-137) in which everyone sets every resolver.
contract NameRegistry {
    mapping(bytes32 => address) public resolver;

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }
}
