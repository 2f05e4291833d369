// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IPayment {
    function payCoins(bytes32 list, uint256[] calldata rows, uint256[] calldata amounts) external payable;
}

/// A recipient of coins that misbehaves: it refuses them, burns all gas, or pays them on to itself without end.
contract CoinTaker {
    enum Manner {
        Refuse,
        Burn,
        PayAgain
    }

    Manner public manner;
    uint256 private waste;

    constructor(Manner given) {
        manner = given;
    }

    receive() external payable {
        if (manner == Manner.Refuse) revert();
        while (manner == Manner.Burn) waste++;
        uint256[] memory rows = new uint256[](1);
        rows[0] = uint160(address(this));
        uint256[] memory amounts = new uint256[](1);
        amounts[0] = msg.value;
        IPayment(msg.sender).payCoins{value: msg.value}(bytes32(uint256(1)), rows, amounts);
    }
}
