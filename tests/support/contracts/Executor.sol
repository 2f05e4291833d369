// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";

/// For tests: the code of an account that makes one transaction of several calls (ERC-7821), to be delegated to by EIP-7702.
contract Executor is ERC7821 {}
