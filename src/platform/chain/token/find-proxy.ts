import * as v from 'valibot';
import { keccak256, stringToBytes, toFunctionSelector, type Hex } from 'viem';
import { callContract } from '../call-contract.ts';
import type { ProxyKind } from '../chain-reader.ts';
import type { RpcCall } from '../json-rpc.ts';
import { wordSchema } from '../rpc-answer.ts';
import { decodeAddress, decodeWord } from './decode-answer.ts';

const slotOf = (name: string, minus: bigint): Hex =>
  `0x${(BigInt(keccak256(stringToBytes(name))) - minus).toString(16).padStart(64, '0')}`;

/**
 * Storage slots where proxies keep the address of their implementation:
 * https://eips.ethereum.org/EIPS/eip-1967 and its predecessors.
 */
const slots = [
  { kind: 'eip-1967', slot: slotOf('eip1967.proxy.implementation', 1n) },
  { kind: 'beacon', slot: slotOf('eip1967.proxy.beacon', 1n) },
  { kind: 'eip-1822', slot: slotOf('PROXIABLE', 0n) },
  { kind: 'openzeppelin-legacy', slot: slotOf('org.zeppelinos.proxy.implementation', 0n) },
] as const;

/** Bytecodes that only run another contract's code: EIP-1167, a cheaper variant of it, and EIP-7511. */
const minimalProxies = [
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/,
  /^0x3d3d3d3d363d3d37363d73([0-9a-f]{40})5af43d3d93803e602a57fd5bf3/,
  /^0x365f5f375f5f365f73([0-9a-f]{40})5af43d5f5f3e5f3d91602a57fd5bf3/,
];

const implementationCall = toFunctionSelector('function implementation()');
const uuidCall = toFunctionSelector('function proxiableUUID()');

export interface FoundProxy {
  kind: ProxyKind;
  /** Lower case. */
  implementation: Hex;
}

/** A contract's proxy slots and its own `implementation()`; requested in the same batch as everything else. */
export interface ProxyHints {
  slots: readonly { kind: (typeof slots)[number]['kind']; value: Hex | null }[];
  told: Hex | null;
}

const addressOrNothing = (word: Hex): Hex | null => {
  const address = decodeAddress(word);
  return address !== null && BigInt(address) !== 0n ? address : null;
};

/** @throws when the endpoint fails */
export async function readProxyHints(call: RpcCall, address: string): Promise<ProxyHints> {
  const readSlot = async (slot: Hex) => {
    const answer = await call('eth_getStorageAt', [address, slot, 'latest']);
    // Some networks do not offer storage; that is not an outage.
    return answer.ok ? addressOrNothing(v.parse(wordSchema, answer.result) as Hex) : null;
  };
  const [told, ...values] = await Promise.all([
    callContract(call, { to: address, data: implementationCall }).then(addressOrNothing),
    ...slots.map(({ slot }) => readSlot(slot)),
  ]);
  return { told, slots: slots.map(({ kind }, index) => ({ kind, value: values[index] ?? null })) };
}

/**
 * The contract whose code this one runs; null when it runs its own.
 * @param code runtime bytecode, lower case
 * @throws when the endpoint fails
 */
export async function findProxy(
  call: RpcCall,
  { code, hints, runsOthersCode }: { code: string; hints: ProxyHints; runsOthersCode: boolean },
): Promise<FoundProxy | null> {
  for (const pattern of minimalProxies) {
    const implementation = pattern.exec(code)?.[1];
    if (implementation) return { kind: 'eip-1167', implementation: `0x${implementation}` };
  }
  // Only code that delegates can be a proxy: a slot may be left over, or written to mislead.
  if (!runsOthersCode) return null;
  const named = hints.slots.find(({ value }) => value !== null);
  if (named?.value) return followSlot(call, { kind: named.kind, value: named.value });
  return hints.told ? { kind: 'eip-897', implementation: hints.told } : null;
}

async function followSlot(
  call: RpcCall,
  { kind, value }: { kind: FoundProxy['kind']; value: Hex },
): Promise<FoundProxy | null> {
  if (kind === 'beacon') {
    const implementation = addressOrNothing(
      await callContract(call, { to: value, data: implementationCall }),
    );
    return implementation && { kind, implementation };
  }
  if (kind !== 'eip-1967') return { kind, implementation: value };
  // UUPS (EIP-1822 via EIP-1967): the implementation itself names the slot and can replace itself.
  const uuid = decodeWord(await callContract(call, { to: value, data: uuidCall }));
  return { kind: uuid === BigInt(slots[0].slot) ? 'uups' : kind, implementation: value };
}
