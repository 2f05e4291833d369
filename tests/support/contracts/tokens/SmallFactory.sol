// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SmallPair} from "./SmallPair.sol";

/// For tests: makes one pair for two tokens.
contract SmallFactory {
    mapping(address => mapping(address => address)) public getPair;

    function createPair(address first, address second) external returns (address pair) {
        pair = address(new SmallPair(first, second));
        getPair[first][second] = pair;
        getPair[second][first] = pair;
    }
}
