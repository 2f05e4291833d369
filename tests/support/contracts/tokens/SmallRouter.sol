// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SmallPair} from "./SmallPair.sol";
import {SmallFactory} from "./SmallFactory.sol";

interface PairToken {
    function balanceOf(address account) external view returns (uint256);
}

/// For tests: the functions of Uniswap V2's router that a check calls.
contract SmallRouter {
    address public immutable factory;

    constructor(address factory_) {
        factory = factory_;
    }

    function getAmountsOut(uint256 amount, address[] calldata path) external view returns (uint256[] memory amounts) {
        amounts = new uint256[](path.length);
        amounts[0] = amount;
        for (uint256 i = 1; i < path.length; i++) {
            (uint256 held, uint256 other) = _held(path[i - 1], path[i]);
            amounts[i] = _out(amounts[i - 1], held, other);
        }
    }

    function getAmountsIn(uint256 amount, address[] calldata path) external view returns (uint256[] memory amounts) {
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amount;
        for (uint256 i = path.length - 1; i > 0; i--) {
            (uint256 held, uint256 other) = _held(path[i - 1], path[i]);
            require(amounts[i] < other, "INSUFFICIENT_LIQUIDITY");
            amounts[i - 1] = (held * amounts[i] * 1000) / ((other - amounts[i]) * 997) + 1;
        }
    }

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external {
        require(deadline >= block.timestamp, "EXPIRED");
        _take(path[0], _pair(path[0], path[1]), amount);
        address last = path[path.length - 1];
        uint256 before = PairToken(last).balanceOf(to);
        for (uint256 i = 1; i < path.length; i++) {
            address next = i + 1 < path.length ? _pair(path[i], path[i + 1]) : to;
            _swap(path[i - 1], path[i], next);
        }
        require(PairToken(last).balanceOf(to) - before >= least, "INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function _swap(address from, address to, address receiver) private {
        address pair = _pair(from, to);
        (uint256 held, uint256 other) = _held(from, to);
        uint256 arrived = PairToken(from).balanceOf(pair) - held;
        require(arrived > 0, "INSUFFICIENT_INPUT_AMOUNT");
        uint256 out = _out(arrived, held, other);
        if (from < to) SmallPair(pair).swap(0, out, receiver);
        else SmallPair(pair).swap(out, 0, receiver);
    }

    function _out(uint256 amount, uint256 held, uint256 other) private pure returns (uint256) {
        return (amount * 997 * other) / (held * 1000 + amount * 997);
    }

    function _pair(address first, address second) private view returns (address) {
        return SmallFactory(factory).getPair(first, second);
    }

    function _held(address from, address to) private view returns (uint256, uint256) {
        (uint256 held0, uint256 held1) = SmallPair(_pair(from, to)).getReserves();
        return from < to ? (held0, held1) : (held1, held0);
    }

    function _take(address token, address to, uint256 amount) private {
        (bool works, bytes memory answer) = token.call(
            abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, to, amount)
        );
        require(
            works && (answer.length == 0 || abi.decode(answer, (bool))),
            "TransferHelper: TRANSFER_FROM_FAILED"
        );
    }
}
