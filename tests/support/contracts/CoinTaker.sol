// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IPayment {
    function payCoins(bytes32 id, address payable[] calldata recipients, uint256[] calldata amounts) external payable;
}

/// A recipient of coins that misbehaves: it refuses them, burns all gas, or pays the same id again while it is being paid.
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
        address payable[] memory recipients = new address payable[](1);
        recipients[0] = payable(address(this));
        IPayment(msg.sender).payCoins{value: msg.value}(bytes32(uint256(1)), recipients, new uint256[](1));
    }
}
