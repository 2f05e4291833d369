// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// For tests: says what a contract sees of a simulation.
contract SimulationProbe {
    uint256 public stored;

    function look()
        external
        view
        returns (
            uint256 time,
            uint256 number,
            uint256 baseFee,
            address feeRecipient,
            uint256 randomness,
            uint256 gasPrice,
            uint256 balance,
            bool isPlain
        )
    {
        time = block.timestamp;
        number = block.number;
        baseFee = block.basefee;
        feeRecipient = block.coinbase;
        randomness = block.prevrandao;
        gasPrice = tx.gasprice;
        balance = msg.sender.balance;
        isPlain = msg.sender == tx.origin && msg.sender.code.length == 0;
    }

    function store(uint256 value) external {
        stored = value;
    }

    function refuse() external pure {
        revert("not open");
    }

    function endless() external {
        while (true) stored++;
    }

    /// As long as the gas of one call allows.
    function long() external pure {
        assembly {
            revert(0, 1000000)
        }
    }
}
