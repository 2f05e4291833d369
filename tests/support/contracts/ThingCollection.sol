// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// For tests: an ERC-1155 collection without a symbol.
contract ThingCollection is ERC1155 {
    string public constant name = "Thing Collection";

    constructor() ERC1155("") {}
}
