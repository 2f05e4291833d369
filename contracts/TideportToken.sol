// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The product token as the development chain has it: one billion, 18 decimals, all to the deployer.
contract TideportToken is ERC20 {
    constructor() ERC20("Tideport Token", "TPT") {
        _mint(msg.sender, 1_000_000_000 * 10 ** decimals());
    }
}
