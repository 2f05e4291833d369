// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: a proxy as they were before EIP-1967, with functions of its own beside the fallback.
contract LegacyProxy {
    bytes32 private constant slot = keccak256("org.zeppelinos.proxy.implementation");

    constructor(address implementation) {
        set(implementation);
    }

    function upgradeTo(address implementation) external {
        set(implementation);
    }

    fallback() external payable {
        forward(current());
    }

    function set(address implementation) private {
        bytes32 place = slot;
        assembly {
            sstore(place, implementation)
        }
    }

    function current() private view returns (address implementation) {
        bytes32 place = slot;
        assembly {
            implementation := sload(place)
        }
    }

    function forward(address implementation) private {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}
