// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: answers as nobody should, in the way that its maker chose.
contract HostileToken {
    uint8 private immutable way;

    constructor(uint8 chosen) {
        way = chosen;
    }

    /// 0 burns gas, 1 answers a megabyte, 2 text that is no UTF-8, 3 a text with invisible characters, 4 zeros, 5 reverts
    fallback() external {
        if (way == 0) {
            uint256 sum;
            while (true) sum++;
        }
        if (way == 1) {
            assembly {
                return(0, 1048576)
            }
        }
        if (way == 2) send(bytes(hex"fffefdc3280000"));
        if (way == 3) send(bytes(unicode"\u202eUSDT\u0000"));
        if (way == 4) {
            assembly {
                mstore(0, 0)
                return(0, 32)
            }
        }
        revert("no");
    }

    function send(bytes memory text) private pure {
        bytes memory answer = abi.encode(text);
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
