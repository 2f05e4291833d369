// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// For tests: a contract wallet that accepts what its owner's key signed.
contract OwnedWallet is IERC1271 {
    address public immutable owner;

    error Foreign();

    constructor(address initialOwner) {
        owner = initialOwner;
    }

    /// Says no in both ways that occur: by another value, and by reverting where the signature has no usual form.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) revert Foreign();
        (address signer, , ) = ECDSA.tryRecover(hash, signature);
        return signer == owner ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}
