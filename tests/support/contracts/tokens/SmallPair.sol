// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface HeldToken {
    function balanceOf(address account) external view returns (uint256);
}

/// For tests: two tokens at a constant product, 0.3 % of what comes in stays. It is called as pairs of Uniswap V2 are.
contract SmallPair {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    uint256 private held0;
    uint256 private held1;
    bool private isBusy;

    constructor(address first, address second) {
        factory = msg.sender;
        (token0, token1) = first < second ? (first, second) : (second, first);
    }

    function getReserves() external view returns (uint256, uint256) {
        return (held0, held1);
    }

    /// Whatever was sent here is held from now on.
    function sync() public {
        held0 = HeldToken(token0).balanceOf(address(this));
        held1 = HeldToken(token1).balanceOf(address(this));
    }

    function swap(uint256 out0, uint256 out1, address to) external {
        require(!isBusy, "LOCKED");
        isBusy = true;
        require(out0 > 0 || out1 > 0, "INSUFFICIENT_OUTPUT_AMOUNT");
        require(out0 < held0 && out1 < held1, "INSUFFICIENT_LIQUIDITY");
        if (out0 > 0) _send(token0, to, out0);
        if (out1 > 0) _send(token1, to, out1);
        _check(out0, out1);
        sync();
        isBusy = false;
    }

    function _check(uint256 out0, uint256 out1) private view {
        uint256 now0 = HeldToken(token0).balanceOf(address(this));
        uint256 now1 = HeldToken(token1).balanceOf(address(this));
        uint256 in0 = now0 > held0 - out0 ? now0 - (held0 - out0) : 0;
        uint256 in1 = now1 > held1 - out1 ? now1 - (held1 - out1) : 0;
        require(in0 > 0 || in1 > 0, "INSUFFICIENT_INPUT_AMOUNT");
        require((now0 * 1000 - in0 * 3) * (now1 * 1000 - in1 * 3) >= held0 * held1 * 1e6, "K");
    }

    function _send(address token, address to, uint256 amount) private {
        (bool works, bytes memory answer) = token.call(
            abi.encodeWithSignature("transfer(address,uint256)", to, amount)
        );
        require(works && (answer.length == 0 || abi.decode(answer, (bool))), "TRANSFER_FAILED");
    }
}
