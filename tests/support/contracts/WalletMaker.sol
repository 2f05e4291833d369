// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedWallet} from "./OwnedWallet.sol";

/// For tests: deploys wallets at addresses that are known before.
contract WalletMaker {
    function make(address owner, bytes32 salt) external returns (OwnedWallet) {
        return new OwnedWallet{salt: salt}(owner);
    }
}
