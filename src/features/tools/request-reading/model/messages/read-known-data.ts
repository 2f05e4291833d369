import type { Hex } from 'viem';
import type { TypedData } from '#features/tools/message-verification/model/typed-data/typed-data.ts';
import { refundOf } from '../calls/known-calls.ts';
import { readCall } from '../calls/read-call.ts';
import { add, nameAccount, warn, type Findings } from '../findings.ts';
import { isSeaport, permit2Address } from '../known-contracts.ts';
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
    add(found, kind, {
      about,
      amount: numberOf(amount),
      party: addressOf(spender),
      ends: numberOf(expiration),
      at,
    });
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
function readSafe(message: Fields, { found }: Place): void {
  const { to, value, data, operation } = message;
  for (const { kind, ...facts } of refundOf(message)) add(found, kind, { ...facts, at: 'gasPrice' });
  if (operation === 1n) warn(found, 'delegate-call', 'operation');
  readCall({ to: addressOf(to), value: numberOf(value), data: data as Hex, at: '', depth: 0 }, found);
}

const allowance = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const permission = 'TokenPermissions(address token,uint256 amount)';
const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const authorized =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';
const transferred = 'address spender,uint256 nonce,uint256 deadline';

interface Kind {
  /** Its type, then those that its reader looks into, as they are hashed. One that is open ends with any member more. */
  types: readonly [string, ...string[]];
  read: Reader;
}

/** A message of another protocol with the same name is not one of these: its signature means what its contract says. */
const kinds: readonly Kind[] = [
  {
    types: ['Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'],
    read: readPermit,
  },
  {
    types: ['Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'],
    read: readAllowedPermit,
  },
  {
    types: ['PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)', allowance],
    read: readAllowances,
  },
  {
    types: ['PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)', allowance],
    read: readAllowances,
  },
  ...[
    `PermitTransferFrom(TokenPermissions permitted,${transferred})`,
    `PermitWitnessTransferFrom(TokenPermissions permitted,${transferred},`,
    `PermitBatchTransferFrom(TokenPermissions[] permitted,${transferred})`,
    `PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,${transferred},`,
  ].map((type): Kind => ({ types: [type, permission], read: readTransfers })),
  { types: [`TransferWithAuthorization(${authorized})`], read: readAuthorization },
  { types: [`ReceiveWithAuthorization(${authorized})`], read: readAuthorization },
  {
    types: [
      'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)',
      `OfferItem(${item})`,
      `ConsiderationItem(${item},address recipient)`,
    ],
    read: (message, { contract, found }) => {
      if (!isSeaport(contract)) warn(found, 'imposter', 'verifyingContract');
      readOrder(message, found);
    },
  },
  {
    types: [
      'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
    ],
    read: readSafe,
  },
];

const nameOf = (type: string) => type.slice(0, type.indexOf('('));

function isKind({ types }: Kind, { primaryType, hashed }: TypedData): boolean {
  if (nameOf(types[0]) !== primaryType) return false;
  return types.every((type) => {
    const members =
      hashed.types[nameOf(type)]?.map((member) => `${member.type} ${member.name}`).join(',') ?? '';
    const own = `${nameOf(type)}(${members})`;
    return type.endsWith(',') ? own.startsWith(type) : own === type;
  });
}

/** Reads a message whose kind is known. @returns whether it is */
export function readKnownData(data: TypedData, place: Place): boolean {
  const kind = kinds.find((each) => isKind(each, data));
  kind?.read(data.hashed.message, place);
  return kind !== undefined;
}
