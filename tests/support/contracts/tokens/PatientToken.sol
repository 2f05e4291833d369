// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// For tests: honest, and an account that bought cannot sell in the same block.
contract PatientToken is PlainToken {
    mapping(address => uint256) private lastBlock;

    function _handle(address from, address to, uint256 amount) internal override {
        require(lastBlock[from] < block.number || from.code.length > 0, "wait a block");
        if (to.code.length == 0) lastBlock[to] = block.number;
        _move(from, to, amount);
    }
}
