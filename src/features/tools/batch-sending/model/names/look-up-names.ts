import {
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  namehash,
  parseAbi,
  zeroAddress,
  type Hex,
} from 'viem';
import { normalize } from 'viem/ens';
import { findMixedWord } from '#features/submission/submission-checks/model/mixed-script.ts';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { readProvenStates, type StateAnswer } from '#features/tools/approvals/model/reading/read-states.ts';
import type { NameAnswer, NameFault } from './known-names.ts';

/* Fetched when a list with a name is checked: the tables of normal forms are larger than the page. */

/** The registry of ENS (ERC-137) on Ethereum. */
export const nameRegistry: Hex = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';

const registryAbi = parseAbi(['function resolver(bytes32 node) view returns (address)']);
const addressAbi = parseAbi(['function addr(bytes32 node) view returns (address)']);
const coinAbi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)']);

/** The chain that has the registry. */
interface NameSource {
  ask: AskNode;
  /** Whether the relay refused the last request because a share of requests is spent. */
  isSpent(): boolean;
  chainId: number;
}

/** The normal form of a name (ENSIP-15), which alone leads to its record; or why it has none. */
function readName(typed: string): { name: string } | { kind: NameFault } {
  if (findMixedWord(typed)) return { kind: 'name-mixed' };
  try {
    const name = normalize(typed);
    // Entered again, it would be taken for an address.
    return name.startsWith('0x') ? { kind: 'name-form' } : { name };
  } catch {
    return { kind: 'name-form' };
  }
}

/** A node that serves another chain has no names, or others. */
async function servesChain({ ask, chainId }: NameSource): Promise<boolean> {
  const [answer] = await askAll(ask, [{ method: 'eth_chainId', params: [] }]);
  const id = answer?.ok ? answer.result : undefined;
  return typeof id === 'string' && /^0x[\da-f]{1,16}$/i.test(id) && Number(id) === chainId;
}

/** The resolver that the registry has for a name; null where it has none, undefined where the chain did not say. */
function resolverOf(state: StateAnswer | undefined): Hex | null | undefined {
  if (state?.kind !== 'value') return undefined;
  try {
    const resolver = decodeFunctionResult({ abi: registryAbi, functionName: 'resolver', data: state.data });
    return resolver === zeroAddress ? null : resolver;
  } catch {
    return undefined;
  }
}

/** How the record of a chain is asked for, and read. */
interface ChainRecord {
  dataFor(node: Hex): Hex;
  /** Null for an empty record. @throws for anything that is no record */
  addressIn(data: Hex): Hex | null;
}

/** The record of the registry's own chain (ERC-137); resolvers of the first years have no other one. */
const ownRecord: ChainRecord = {
  dataFor: (node) => encodeFunctionData({ abi: addressAbi, functionName: 'addr', args: [node] }),
  addressIn(data) {
    const address = decodeFunctionResult({ abi: addressAbi, functionName: 'addr', data });
    return address === zeroAddress ? null : address;
  },
};

/** The types of coins of EVM chains begin here (ENSIP-11); a chain with a larger id has none. */
const firstCoinType = 0x8000_0000;

/** The record of another chain. The one of Ethereum is never taken in its place: a contract wallet has its address on one chain alone. */
const recordOfChain = (chainId: number): ChainRecord => ({
  dataFor: (node) =>
    encodeFunctionData({
      abi: coinAbi,
      functionName: 'addr',
      args: [node, BigInt(firstCoinType + chainId)],
    }),
  addressIn(data) {
    const bytes = decodeFunctionResult({ abi: coinAbi, functionName: 'addr', data });
    const isAddress = /^0x[\da-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes);
    return isAddress ? getAddress(bytes) : null;
  },
});

/** What a resolver's answer says of a name. */
function answerOf(state: StateAnswer | undefined, name: string, record: ChainRecord): NameAnswer {
  if (state === undefined || state.kind === 'unread') return { kind: 'name-unread' };
  if (state.kind !== 'value') return { kind: state.kind === 'reverted' ? 'name-elsewhere' : 'name-none' };
  try {
    const address = record.addressIn(state.data);
    return address === null ? { kind: 'name-none' } : { kind: 'known', name, address };
  } catch {
    return { kind: 'name-none' };
  }
}

/** Asks the registry for all resolvers, and then these for all addresses. @param names in their normal form, each once */
async function readAddresses(
  names: readonly string[],
  source: NameSource,
  record: ChainRecord,
): Promise<Map<string, NameAnswer>> {
  const nodes = names.map((name) => ({ name, node: namehash(name) }));
  const states = await readProvenStates(
    source.ask,
    nodes.map(({ node }) => ({
      to: nameRegistry,
      data: encodeFunctionData({ abi: registryAbi, functionName: 'resolver', args: [node] }),
    })),
  );
  const resolvers = states.map(resolverOf);
  const asked = nodes.flatMap(({ name, node }, index) => {
    const to = resolvers[index];
    return to ? [{ name, to, data: record.dataFor(node) }] : [];
  });
  const records = await readProvenStates(source.ask, asked);
  const read = asked.map(({ name }, index) => [name, answerOf(records[index], name, record)] as const);
  const others = names.map((name, index) => {
    const kind = resolvers[index] === null ? 'name-none' : 'name-unread';
    return [name, { kind }] as const;
  });
  return new Map<string, NameAnswer>([...others, ...read]);
}

async function findAddresses(
  names: readonly string[],
  source: NameSource,
  chainId: number,
): Promise<Map<string, NameAnswer>> {
  const all = (answer: NameAnswer) => new Map(names.map((name) => [name, answer]));
  if (names.length === 0) return new Map();
  if (chainId >= firstCoinType) return all({ kind: 'name-none' });
  if (!(await servesChain(source))) return all({ kind: 'name-unread' });
  return readAddresses(names, source, chainId === source.chainId ? ownRecord : recordOfChain(chainId));
}

/**
 * Looks up the addresses of names by plain calls of the registry and of the names' resolvers, a hundred to a call where the chain has Multicall3.
 * Records outside the chain (ERC-3668) are not fetched, because a server would then decide who is paid, and learn who is.
 * @param typed the names as they are in the list @param chainId of the chain on which is paid
 * @returns an answer for each of them
 */
export async function lookUpNames(
  typed: readonly string[],
  source: NameSource,
  chainId: number,
): Promise<Map<string, NameAnswer>> {
  const read = new Map(typed.map((each) => [each, readName(each)]));
  const names = [...read.values()].flatMap((each) => ('name' in each ? [each.name] : []));
  const found = await findAddresses([...new Set(names)], source, chainId);
  const isSpent = source.isSpent();
  return new Map(
    [...read].map(([each, form]): [string, NameAnswer] => {
      if (!('name' in form)) return [each, form];
      const answer: NameAnswer = found.get(form.name) ?? { kind: 'name-unread' };
      return [each, isSpent && answer.kind === 'name-unread' ? { kind: 'name-spent' } : answer];
    }),
  );
}
