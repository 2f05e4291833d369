// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// For tests: an NFT collection of three pieces.
contract PieceCollection is ERC721 {
    uint256 public totalSupply;

    constructor() ERC721("Piece Collection", "PCS") {
        for (uint256 id = 1; id <= 3; id++) safeMint(msg.sender, id);
    }

    function safeMint(address to, uint256 id) public {
        totalSupply++;
        _safeMint(to, id);
    }
}
