import type { Hex } from 'viem';
import type { TypedData } from '#features/tools/message-verification/model/typed-data/typed-data.ts';
import { readCall } from '../calls/read-call.ts';
import { add, nameAccount, warn, type Findings } from '../findings.ts';
import { permit2Address } from '../known-contracts.ts';
import { readOrder } from './read-order.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Place {
  /** For which the signature is; null where the domain names none. */
  contract: Hex | null;
  found: Findings;
}

type Reader = (message: Fields, place: Place) => void;

const addressOf = (value: unknown) => value as Hex;
const numberOf = (value: unknown) => value as bigint;
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? (value as readonly Fields[]) : [value as Fields];

/** ERC-2612. */
function readPermit({ owner, spender, value, deadline }: Fields, { contract, found }: Place): void {
  nameAccount(found, addressOf(owner), 'owner');
  const amount = numberOf(value);
  const facts = { about: contract, amount, party: addressOf(spender), ends: numberOf(deadline), at: '' };
  add(found, amount === 0n ? 'revoke' : 'approve-token', facts);
}

/** The permit of DAI, which is all or nothing; an expiry of 0 is none. */
function readAllowedPermit({ holder, spender, expiry, allowed }: Fields, { contract, found }: Place): void {
  nameAccount(found, addressOf(holder), 'holder');
  const party = addressOf(spender);
  if (allowed !== true) return add(found, 'revoke', { about: contract, party, at: '' });
  const ends = numberOf(expiry);
  if (ends === 0n) warn(found, 'no-end', '');
  const amount = (1n << 256n) - 1n;
  add(found, 'approve-token', { about: contract, amount, party, ends: ends === 0n ? null : ends, at: '' });
}

/** Permit2's allowances: one, or a list. https://docs.uniswap.org/contracts/permit2/reference/allowance-transfer */
function readAllowances({ details, spender }: Fields, { contract, found }: Place): void {
  if (contract !== permit2Address) warn(found, 'imposter', 'verifyingContract');
  for (const [index, { token, amount, expiration }] of listOf(details).entries()) {
    const about = addressOf(token);
    const kind = numberOf(amount) === 0n ? 'revoke' : 'approve-token';
    const at = Array.isArray(details) ? `details[${index}]` : 'details';
    add(found, kind, { about, amount: numberOf(amount), party: addressOf(spender), ends: numberOf(expiration), at });
  }
}

/** Permit2's transfers: the spender can take the tokens once, until the deadline. */
function readTransfers({ permitted, spender, deadline }: Fields, { contract, found }: Place): void {
  if (contract !== permit2Address) warn(found, 'imposter', 'verifyingContract');
  for (const [index, { token, amount }] of listOf(permitted).entries()) {
    const at = Array.isArray(permitted) ? `permitted[${index}]` : 'permitted';
    const facts = { about: addressOf(token), amount: numberOf(amount), party: addressOf(spender) };
    add(found, 'approve-token', { ...facts, ends: numberOf(deadline), at });
  }
}

/** EIP-3009: a transfer that another account sends. */
function readAuthorization({ from, to, value, validBefore }: Fields, { contract, found }: Place): void {
  nameAccount(found, addressOf(from), 'from');
  const facts = { about: contract, amount: numberOf(value), party: addressOf(to) };
  add(found, 'send-token', { ...facts, ends: numberOf(validBefore), at: '' });
}

/** A transaction of a Safe. */
function readSafe({ to, value, data, operation }: Fields, { found }: Place): void {
  if (operation === 1n) warn(found, 'delegate-call', 'operation');
  readCall({ to: addressOf(to), value: numberOf(value), data: data as Hex, at: '', depth: 0 }, found);
}

const offer = 'OfferItem[]';
const details = 'PermitDetails';
const permissions = 'TokenPermissions';

/** What a message of each kind has, by its types: a message of another protocol with the same name is not one of these. */
const kinds: readonly { primaryType: string; members: Readonly<Record<string, string>>; read: Reader }[] = [
  {
    primaryType: 'Permit',
    members: { owner: 'address', spender: 'address', value: 'uint256', deadline: 'uint256' },
    read: readPermit,
  },
  {
    primaryType: 'Permit',
    members: { holder: 'address', spender: 'address', expiry: 'uint256', allowed: 'bool' },
    read: readAllowedPermit,
  },
  { primaryType: 'PermitSingle', members: { details, spender: 'address' }, read: readAllowances },
  { primaryType: 'PermitBatch', members: { details: `${details}[]`, spender: 'address' }, read: readAllowances },
  ...['PermitTransferFrom', 'PermitWitnessTransferFrom'].map((primaryType) => ({
    primaryType,
    members: { permitted: permissions, spender: 'address', deadline: 'uint256' },
    read: readTransfers,
  })),
  ...['PermitBatchTransferFrom', 'PermitBatchWitnessTransferFrom'].map((primaryType) => ({
    primaryType,
    members: { permitted: `${permissions}[]`, spender: 'address', deadline: 'uint256' },
    read: readTransfers,
  })),
  ...['TransferWithAuthorization', 'ReceiveWithAuthorization'].map((primaryType) => ({
    primaryType,
    members: { from: 'address', to: 'address', value: 'uint256', validBefore: 'uint256' },
    read: readAuthorization,
  })),
  {
    primaryType: 'OrderComponents',
    members: { offerer: 'address', offer, consideration: 'ConsiderationItem[]', endTime: 'uint256' },
    read: (message, { found }) => readOrder(message, found),
  },
  {
    primaryType: 'SafeTx',
    members: { to: 'address', value: 'uint256', data: 'bytes', operation: 'uint8' },
    read: readSafe,
  },
];

/** Members of the structures that the readers look into. */
const structures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [details]: { token: 'address', amount: 'uint160', expiration: 'uint48' },
  [permissions]: { token: 'address', amount: 'uint256' },
  OfferItem: { itemType: 'uint8', token: 'address', identifierOrCriteria: 'uint256', startAmount: 'uint256', endAmount: 'uint256' },
  ConsiderationItem: { itemType: 'uint8', token: 'address', startAmount: 'uint256', endAmount: 'uint256', recipient: 'address' },
};

type Types = TypedData['hashed']['types'];

function hasMembers(types: Types, type: string, members: Readonly<Record<string, string>>): boolean {
  const own = new Map(types[type]?.map((member) => [member.name, member.type] as const));
  return Object.entries(members).every(([name, wanted]) => {
    if (own.get(name) !== wanted) return false;
    const structure = wanted.replace('[]', '');
    const inner = structures[structure];
    return inner === undefined || hasMembers(types, structure, inner);
  });
}

/** Reads a message whose kind is known. @returns whether it is */
export function readKnownData({ primaryType, hashed }: TypedData, place: Place): boolean {
  const { types, message } = hashed;
  const kind = kinds.find((each) => each.primaryType === primaryType && hasMembers(types, primaryType, each.members));
  kind?.read(message, place);
  return kind !== undefined;
}
