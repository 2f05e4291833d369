// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: a resolver of names (ERC-137, ENSIP-9) in which everyone sets every record. Some names it keeps outside the chain (ERC-3668).
contract NameResolver {
    uint256 private constant ETHER = 60;

    mapping(bytes32 => mapping(uint256 => bytes)) private records;
    mapping(bytes32 => bool) private outside;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    function setRecord(bytes32 node, uint256 coin, bytes calldata record) external {
        records[node][coin] = record;
    }

    function keepOutside(bytes32 node) external {
        outside[node] = true;
    }

    function addr(bytes32 node) public view returns (address payable) {
        bytes memory record = addr(node, ETHER);
        return payable(record.length == 20 ? address(bytes20(record)) : address(0));
    }

    function addr(bytes32 node, uint256 coin) public view returns (bytes memory) {
        if (outside[node])
            revert OffchainLookup(address(this), new string[](1), msg.data, this.keepOutside.selector, "");
        return records[node][coin];
    }
}
