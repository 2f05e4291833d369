// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";

/// For tests: puts every kind of proxy in front of one implementation. Its own code carries theirs, which it does not run.
contract ProxyMaker {
    address public clone;
    address public uups;
    address public beaconProxy;
    address public beacon;

    function make(address implementation, bytes calldata start) external {
        clone = Clones.clone(implementation);
        (bool done, ) = clone.call(start);
        require(done);
        uups = address(new ERC1967Proxy(implementation, start));
        beacon = address(new UpgradeableBeacon(implementation, msg.sender));
        beaconProxy = address(new BeaconProxy(beacon, start));
    }
}
