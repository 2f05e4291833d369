import {
  parseAbiItem,
  parseAbiParameters,
  toFunctionSelector,
  zeroAddress,
  type AbiFunction,
  type Hex,
} from 'viem';
import type { Act, ActKind, DangerKind } from '../request.ts';
import { decodeArguments } from './decode-arguments.ts';

/** A call inside a call. */
export interface InnerCall {
  to: Hex | null;
  value: bigint;
  data: Hex;
  /** Of a contract that runs its own functions, with the coins and for the sender of the call around it. */
  isOwn?: boolean;
}

/** What a call means, as far as its arguments say. */
export interface Meaning {
  acts?: readonly (Pick<Act, 'kind'> & Partial<Pick<Act, 'about' | 'amount' | 'party' | 'ends'>>)[];
  dangers?: readonly DangerKind[];
  calls?: readonly InnerCall[];
}

type Args = Readonly<Record<string, unknown>>;
/** @param to the contract that is called; null where only calldata was pasted */
type Explain = (args: Args, to: Hex | null) => Meaning;

export interface KnownCall {
  declared: AbiFunction;
  explain: Explain;
}

const addressOf = (value: unknown) => String(value).toLowerCase() as Hex;
const numberOf = (value: unknown) => BigInt(value as bigint | number);
const bytesOf = (value: unknown) => value as Hex;

const one = (kind: ActKind, facts: Omit<NonNullable<Meaning['acts']>[number], 'kind'>): Meaning => ({
  acts: [{ kind, ...facts }],
});

const send: Explain = ({ to, amount }, token) =>
  one('send-token', { about: token, amount: numberOf(amount), party: addressOf(to) });
const sendItem: Explain = ({ to, id }, token) =>
  one('send-item', { about: token, amount: numberOf(id), party: addressOf(to) });
const move: Explain = ({ to, amount }, token) =>
  one('move', { about: token, amount: numberOf(amount), party: addressOf(to) });

/** `approve` with nothing: of a token nothing may be spent any longer; of an item it is its number. */
const approve: Explain = ({ spender, amount }, token) =>
  one('approve-either', { about: token, amount: numberOf(amount), party: addressOf(spender) });
const permit: Explain = ({ spender, value, deadline }, token) =>
  one(numberOf(value) === 0n ? 'revoke' : 'approve-token', {
    about: token,
    amount: numberOf(value),
    party: addressOf(spender),
    ends: numberOf(deadline),
  });
const operator: Explain = ({ operator: party, approved }, token) =>
  one(approved === true ? 'approve-all' : 'revoke', { about: token, party: addressOf(party) });
const control: Explain = ({ party }, contract) =>
  one('control', { about: contract, party: addressOf(party) });

const ownCalls: Explain = ({ calls }, to) => ({
  calls: (calls as readonly Hex[]).map((data) => ({ to, value: 0n, data, isOwn: true })),
});
const otherCalls: Explain = ({ calls }) => ({
  calls: (calls as readonly Args[]).map(({ to, value, data }) => ({
    to: addressOf(to),
    value: value === undefined ? 0n : numberOf(value),
    data: bytesOf(data),
  })),
});
const oneCall: Explain = ({ to, value, data }) => ({
  calls: [{ to: addressOf(to), value: numberOf(value), data: bytesOf(data) }],
});

/** What a Safe pays for its transaction, in the coin or a token: as much as the gas costs, so without a limit where that has none. */
export function refundOf({
  safeTxGas,
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
}: Args): NonNullable<Meaning['acts']> {
  const price = numberOf(gasPrice);
  if (price === 0n) return [];
  const token = addressOf(gasToken);
  const receiver = addressOf(refundReceiver);
  const gas = numberOf(safeTxGas);
  const facts = {
    amount: gas === 0n ? null : (gas + numberOf(baseGas)) * price,
    // The address 0 is the account that sends it.
    party: receiver === zeroAddress ? null : receiver,
  };
  return [
    token === zeroAddress ? { kind: 'send-coin', ...facts } : { kind: 'send-token', about: token, ...facts },
  ];
}

/** A Safe's transaction; its second kind runs the contract's code in the place of the wallet's own. */
const safeTransaction: Explain = (args, to) => ({
  ...oneCall(args, to),
  acts: refundOf(args),
  dangers: Number(args.operation) === 1 ? ['delegate-call'] : [],
});

const executions = parseAbiParameters('(address to, uint256 value, bytes data)[] calls');
/** Of the ways in which an account can run such bytes, those that take them as calls, with or without the account's own data behind them. */
const callModes = /^0x010[01]0{8}(?:0{8}|78210001)/;
/** ERC-7821: an account calls several contracts. @throws for other ways, which would read other calls out of the bytes */
const execute: Explain = ({ mode, executionData }, to) => {
  if (!callModes.test(bytesOf(mode))) throw new Error('Calls are not what the bytes are.');
  const { values } = decodeArguments(executions, bytesOf(executionData));
  return otherCalls({ calls: values[0] }, to);
};

/** Calls of Safe's `multiSend`, one behind the other: kind, address, coins, length, bytes. @throws where they do not end with the bytes */
const packedCalls: Explain = ({ transactions }) => {
  const digits = bytesOf(transactions).slice(2);
  const calls: InnerCall[] = [];
  let hasDelegateCall = false;
  for (let at = 0; at < digits.length;) {
    const head = digits.slice(at, at + 170);
    if (head.length < 170) throw new Error('The packed calls end within a call.');
    const length = Number(BigInt(`0x${head.slice(106)}`)) * 2;
    if (at + 170 + length > digits.length) throw new Error('The packed calls end within a call.');
    hasDelegateCall ||= head.startsWith('01');
    calls.push({
      to: `0x${head.slice(2, 42).toLowerCase()}`,
      value: BigInt(`0x${head.slice(42, 106)}`),
      data: `0x${digits.slice(at + 170, at + 170 + length)}`,
    });
    at += 170 + length;
  }
  return { calls, dangers: hasDelegateCall ? ['delegate-call'] : [] };
};

/** By declaration: ERC-20, -721, -1155, -2612, Permit2, Multicall3, routers' multicalls, ERC-7821 and other accounts, Safe, proxies. */
const explained: Readonly<Record<string, Explain>> = {
  'transfer(address to, uint256 amount)': send,
  'transferFrom(address from, address to, uint256 amount)': move,
  'approve(address spender, uint256 amount)': approve,
  'increaseAllowance(address spender, uint256 amount)': ({ spender, amount }, token) =>
    one('approve-token', { about: token, amount: numberOf(amount), party: addressOf(spender) }),
  'decreaseAllowance(address spender, uint256 amount)': ({ spender }, token) =>
    one('revoke', { about: token, party: addressOf(spender) }),
  'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)':
    permit,
  'safeTransferFrom(address from, address to, uint256 id)': sendItem,
  'safeTransferFrom(address from, address to, uint256 id, bytes data)': sendItem,
  'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)': sendItem,
  'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)': (
    { to, ids },
    token,
  ) => ({
    acts: (ids as readonly bigint[]).map((id) => ({
      kind: 'send-item' as const,
      about: token,
      amount: id,
      party: addressOf(to),
    })),
  }),
  'setApprovalForAll(address operator, bool approved)': operator,
  'approve(address token, address spender, uint160 amount, uint48 expiration)': ({
    token,
    spender,
    amount,
    expiration,
  }) =>
    one(numberOf(amount) === 0n ? 'revoke' : 'approve-token', {
      about: addressOf(token),
      amount: numberOf(amount),
      party: addressOf(spender),
      ends: numberOf(expiration),
    }),
  'transferFrom(address from, address to, uint160 amount, address token)': ({ to, amount, token }) =>
    one('move', { about: addressOf(token), amount: numberOf(amount), party: addressOf(to) }),
  'multicall(bytes[] calls)': ownCalls,
  'multicall(uint256 deadline, bytes[] calls)': ownCalls,
  'multicall(bytes32 previousBlockhash, bytes[] calls)': ownCalls,
  'aggregate((address to, bytes data)[] calls)': otherCalls,
  'tryAggregate(bool requireSuccess, (address to, bytes data)[] calls)': otherCalls,
  'aggregate3((address to, bool allowFailure, bytes data)[] calls)': otherCalls,
  'aggregate3Value((address to, bool allowFailure, uint256 value, bytes data)[] calls)': otherCalls,
  'execute(address to, uint256 value, bytes data)': oneCall,
  'execute(bytes32 mode, bytes executionData)': execute,
  'executeBatch((address to, uint256 value, bytes data)[] calls)': otherCalls,
  'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)':
    safeTransaction,
  'multiSend(bytes transactions)': packedCalls,
  'transferOwnership(address party)': control,
  'changeAdmin(address party)': control,
  'upgradeTo(address party)': control,
  'upgradeToAndCall(address party, bytes data)': control,
};

/** By selector, in lower case. */
export const knownCalls: ReadonlyMap<string, KnownCall> = new Map<string, KnownCall>(
  Object.entries(explained).map(([signature, explain]) => {
    const declared = parseAbiItem(`function ${signature}` as string) as AbiFunction;
    return [toFunctionSelector(declared), { declared, explain }] as const;
  }),
);
