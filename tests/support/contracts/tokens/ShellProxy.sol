// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: runs the code of another contract, which its admin can exchange (EIP-1967).
contract ShellProxy {
    bytes32 private constant code = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant admin = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    constructor(address implementation) {
        address maker = msg.sender;
        assembly {
            sstore(code, implementation)
            sstore(admin, maker)
        }
    }

    fallback() external payable {
        assembly {
            if and(eq(caller(), sload(admin)), eq(shr(224, calldataload(0)), 0x3659cfe6)) {
                sstore(code, calldataload(4))
                return(0, 0)
            }
            calldatacopy(0, 0, calldatasize())
            let works := delegatecall(gas(), sload(code), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if works {
                return(0, returndatasize())
            }
            revert(0, returndatasize())
        }
    }
}
