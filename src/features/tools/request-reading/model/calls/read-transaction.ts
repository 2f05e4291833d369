import { parseTransaction, zeroAddress, type Hex, type TransactionSerializedGeneric } from 'viem';
import { add, addPart, nameAccount, nameChain, warn, type Findings } from '../findings.ts';
import { readCall } from './read-call.ts';

type Fields = Readonly<Record<string, unknown>>;

const addressPattern = /^0x[\da-f]{40}$/i;
const bytesPattern = /^0x(?:[\da-f]{2})*$/i;

const addressOf = (value: unknown): Hex | null =>
  typeof value === 'string' && addressPattern.test(value) ? (value.toLowerCase() as Hex) : null;

/** A number as JSON-RPC and people write it; null where it is none. */
export function quantityOf(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  return typeof value === 'string' && /^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : null;
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '' || value === '0x';

/** EIP-7702: each contract gets the account; one for no chain gets it on every chain. */
function readAuthorizations(list: unknown, at: string, found: Findings): void {
  if (isAbsent(list)) return;
  if (!Array.isArray(list)) return add(found, 'delegate', { at: `${at}authorizationList` });
  for (const [index, each] of (list as unknown[]).entries()) {
    const { address, contractAddress, chainId } = (each ?? {}) as Fields;
    const own = `${at}authorizationList[${index}]`;
    // Libraries call it differently; who sends both means the one that is read.
    const named = [address, contractAddress].filter((value) => !isAbsent(value)).map(addressOf);
    const party = named.find((value) => value !== zeroAddress) ?? null;
    // The address 0 takes the code away again.
    if (named.length > 0 && named.every((value) => value === zeroAddress))
      add(found, 'revoke', { party: zeroAddress, at: own });
    else add(found, 'delegate', { party, at: own });
    const chain = quantityOf(chainId);
    if (chain === 0n) warn(found, 'any-chain', own);
    else if (chain !== null) nameChain(found, chain, `${own}.chainId`);
  }
}

const shown = ['nonce', 'gas', 'gasLimit', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const;
/** Of a transaction in any of its forms, and of a call in a batch. */
const usualMembers: ReadonlySet<string> = new Set([
  ...shown,
  ...['from', 'to', 'value', 'data', 'input', 'chainId', 'type', 'accessList', 'authorizationList'],
  ...['maxFeePerBlobGas', 'blobVersionedHashes', 'blobs', 'sidecars', 'hash', 'r', 's', 'v', 'yParity'],
  'capabilities',
]);

/** Names what wallets can read in another way than this does. */
function warnOfReadings(fields: Fields, at: string, found: Findings): void {
  const { data, input, chainId, from } = fields;
  const odd = Object.keys(fields).filter((name) => !usualMembers.has(name) && !isAbsent(fields[name]));
  if (!isAbsent(chainId) && quantityOf(chainId) === null) odd.push('chainId');
  if (!isAbsent(from) && addressOf(from) === null) odd.push('from');
  // Both names in one transaction with different bytes: wallets choose differently.
  if (!isAbsent(data) && !isAbsent(input) && data !== input) odd.push('input');
  // Some wallets take digits without 0x as hex: 10 is 16 then.
  for (const name of ['value', 'chainId'])
    if (typeof fields[name] === 'string' && /^\d{2,}$/.test(fields[name])) odd.push(name);
  for (const name of odd) warn(found, 'odd-encoding', `${at}${name}`);
}

/**
 * Reads a transaction or a call of a batch. @param at of it, ending with a point; empty for the whole request
 * @returns whether it is one
 */
export function readTransaction(fields: Fields, at: string, found: Findings): boolean {
  const { to, from, value, chainId, authorizationList } = fields;
  const data = isAbsent(fields.data) ? fields.input : fields.data;
  const recipient = addressOf(to);
  const coins = isAbsent(value) ? 0n : quantityOf(value);
  const bytes = isAbsent(data) ? '0x' : data;
  if (coins === null || typeof bytes !== 'string' || !bytesPattern.test(bytes)) return false;
  if (recipient === null && !isAbsent(to)) return false;
  if (recipient === null && bytes === '0x' && coins === 0n) return false;
  const chain = quantityOf(chainId);
  if (chain !== null) nameChain(found, chain, `${at}chainId`);
  const account = addressOf(from);
  if (account !== null) nameAccount(found, account, `${at}from`);
  warnOfReadings(fields, at, found);
  found.contract ??= bytes === '0x' ? null : recipient;
  addPart(found, { path: `${at}to`, type: 'address', value: recipient ?? '' });
  addPart(found, { path: `${at}value`, type: 'uint256', value: coins.toString() });
  for (const name of shown)
    if (!isAbsent(fields[name]))
      addPart(found, { path: `${at}${name}`, type: 'uint256', value: String(fields[name]) });
  readAuthorizations(authorizationList, at, found);
  const place = at.replace(/\.$/, '');
  if (recipient !== null)
    readCall({ to: recipient, value: coins, data: bytes as Hex, at: place, depth: 0 }, found);
  else {
    addPart(found, { path: `${at}data`, type: 'bytes', value: bytes });
    add(found, 'create-contract', { amount: coins, at: place });
  }
  return true;
}

/** A transaction as it is sent, of any type, signed or not. @returns whether the bytes are one */
export function readSerialized(bytes: Hex, found: Findings): boolean {
  // Data for blobs make it longer than any that a person pastes.
  if (bytes.length > 262_144) return false;
  try {
    const fields = parseTransaction(bytes as TransactionSerializedGeneric) as unknown as Fields;
    const isRead = readTransaction(fields, '', found);
    // Those from before EIP-155 name none.
    if (isRead && fields.chainId === undefined) warn(found, 'any-chain', '');
    return isRead;
  } catch {
    return false;
  }
}

/** Calls that a wallet sends together (EIP-5792). @returns whether all of them can be read */
export function readCalls(fields: Fields, found: Findings): boolean {
  const { calls, chainId, from } = fields;
  if (!Array.isArray(calls) || calls.length === 0) return false;
  const chain = quantityOf(chainId);
  if (chain !== null) nameChain(found, chain, 'chainId');
  const account = addressOf(from);
  if (account !== null) nameAccount(found, account, 'from');
  if (!isAbsent(chainId) && chain === null) warn(found, 'odd-encoding', 'chainId');
  return (calls as unknown[]).every((call, index) =>
    readTransaction((call ?? {}) as Fields, `calls[${index}].`, found),
  );
}
