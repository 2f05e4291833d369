import type { Hex } from 'viem';
import { isNestedDeeply } from '#lib/is-nested-deeply.ts';
import { keepDigits } from '#features/tools/message-verification/model/typed-data/keep-digits.ts';
import { readCall } from './calls/read-call.ts';
import { quantityOf, readCalls, readSerialized, readTransaction } from './calls/read-transaction.ts';
import { nameAccount, nameChain, presentFindings, startFindings, warn, type Findings } from './findings.ts';
import { isAmbiguousJson } from './is-ambiguous-json.ts';
import { readData, readFirstData } from './messages/read-data.ts';
import { readHash, readText } from './messages/read-text.ts';
import type { RequestFault, RequestReading } from './request.ts';

type Fields = Readonly<Record<string, unknown>>;

const textMax = 1_000_000;
const addressPattern = /^0x[\da-f]{40}$/i;
const bytesPattern = /^0x(?:[\da-f]{2})*$/i;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAddress = (value: unknown): value is Hex => typeof value === 'string' && addressPattern.test(value);
const isBytes = (value: unknown): value is Hex => typeof value === 'string' && bytesPattern.test(value);

/** Account and message, which sites send in either order. */
function splitParams(params: readonly unknown[]): { account: unknown; message: unknown } {
  const [first, second] = params;
  return isAddress(first) && !isAddress(second)
    ? { account: first, message: second }
    : { account: second, message: first };
}

function readTyped(message: unknown, found: Findings): boolean {
  if (typeof message === 'string') return readData(message, found);
  return readFirstData(message, found) || (isObject(message) && readData(JSON.stringify(message), found));
}

/** By method; each says whether it can read the parameters. */
const methods: Readonly<Record<string, (params: readonly unknown[], found: Findings) => boolean>> = {
  personal_sign: (params, found) => readSigned(params, found, readText),
  eth_sign: (params, found) => readSigned(params, found, readHash),
  eth_signTypedData: readTypedParams,
  eth_signTypedData_v1: readTypedParams,
  eth_signTypedData_v3: readTypedParams,
  eth_signTypedData_v4: readTypedParams,
  eth_sendTransaction: readTransactionParams,
  eth_signTransaction: readTransactionParams,
  eth_sendRawTransaction: ([bytes], found) => isBytes(bytes) && readSerialized(bytes, found),
  wallet_sendCalls: ([calls], found) => isObject(calls) && readCalls(calls, found),
};

type Read = (message: string, found: Findings) => void;

function readSigned(params: readonly unknown[], found: Findings, read: Read): boolean {
  const { account, message } = splitParams(params);
  if (typeof message !== 'string') return false;
  if (isAddress(account)) nameAccount(found, account.toLowerCase() as Hex, 'params');
  read(message, found);
  return true;
}

function readTypedParams(params: readonly unknown[], found: Findings): boolean {
  const { account, message } = splitParams(params);
  if (isAddress(account)) nameAccount(found, account.toLowerCase() as Hex, 'params');
  return readTyped(message, found);
}

function readTransactionParams([transaction]: readonly unknown[], found: Findings): boolean {
  return isObject(transaction) && readTransaction(transaction, '', found);
}

/** `eip155:8453`, a number, or hex. */
function nameEnvelopeChain(value: unknown, found: Findings): void {
  if (value === undefined) return;
  const chain = quantityOf(typeof value === 'string' && value.startsWith('eip155:') ? value.slice(7) : value);
  if (chain === null) warn(found, 'odd-encoding', 'chainId');
  else nameChain(found, chain, 'chainId');
}

/**
 * Whether an object only carries a request: WalletConnect's, or that of wallets for several kinds of chains. What can be run or signed as it
 * is does not, whatever else it has.
 */
const isEnvelope = (value: Fields) =>
  typeof value.method === 'string'
    ? value.method.startsWith('wc_') || value.method === 'wallet_invokeMethod'
    : !['types', 'calls', 'to', 'data', 'input'].some((name) => Object.hasOwn(value, name));

/** What is inside of an envelope, whose chain counts as well. */
function unwrap(value: Fields, found: Findings): Fields {
  const { params, request } = value;
  const inside = isObject(params) && isObject(params.request) ? params.request : undefined;
  if (!isEnvelope(value) || (inside && request !== undefined)) return value;
  const inner = inside ?? request;
  if (!isObject(inner)) return value;
  const { chainId, scope } = isObject(params) && inside ? params : value;
  nameEnvelopeChain(chainId ?? scope, found);
  return inner;
}

/** @returns the fault; undefined where it was read */
function readJson(text: string, found: Findings): RequestFault | undefined {
  const asForm = (isRead: boolean): RequestFault | undefined => (isRead ? undefined : { kind: 'form' });
  if (isNestedDeeply(new TextEncoder().encode(text))) return { kind: 'json' };
  let value: unknown;
  try {
    value = JSON.parse(text, keepDigits);
  } catch {
    return { kind: 'json' };
  }
  if (isAmbiguousJson(text)) warn(found, 'odd-encoding', '');
  if (Array.isArray(value)) return asForm(readFirstData(value, found));
  if (!isObject(value)) return { kind: 'form' };
  const request = unwrap(value, found);
  const { method, params } = request;
  if (typeof method === 'string') {
    const read = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!read) return { kind: 'method', method };
    return asForm(read(Array.isArray(params) ? (params as unknown[]) : [params], found));
  }
  if (isObject(request.types)) return asForm(readData(JSON.stringify(request), found));
  if (request.calls !== undefined) return asForm(readCalls(request, found));
  return asForm(readTransaction(request, '', found));
}

function readBytes(bytes: Hex, found: Findings): RequestFault | undefined {
  const length = (bytes.length - 2) / 2;
  if (length === 20 || length < 4) return { kind: 'form' };
  // First: the shortest transactions are as long as a hash.
  if (readSerialized(bytes, found)) return undefined;
  if (length === 32) readHash(bytes, found);
  else readCall({ to: null, value: 0n, data: bytes, at: '', depth: 0 }, found);
  return undefined;
}

const quotes: readonly string[] = ['"', "'", '`'];

/** Without the quotes around JSON or hex, which are copied from code. */
function unquote(text: string): string {
  const quote = text.charAt(0);
  if (text.length < 2 || !quotes.includes(quote) || !text.endsWith(quote)) return text;
  let inner: unknown = text.slice(1, -1);
  try {
    if (quote === '"') inner = JSON.parse(text);
  } catch {
    // No JSON text: what is between the quotes.
  }
  return typeof inner === 'string' && /^\s*(?:[{[]|0x)/i.test(inner) ? inner.trim() : text;
}

/** Hex as it is copied: with breaks, or without its beginning. Digits alone are no word, and a message hardly ever. */
function hexOf(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '').replace(/^0x/i, '');
  if (/^0x/i.test(text)) return digits;
  return digits.length >= 8 && /\d/.test(digits) && /^[\da-f]+$/i.test(digits) ? digits : undefined;
}

/** What is in no message but in a request that was copied with words around it: a method, the data of a call, or a part of typed data. */
const partOfRequest = /(?:eth|wallet|personal)_[a-z]|[\da-f]{65}|method ?id|primaryType/i;

function readPasted(text: string, found: Findings): RequestFault | undefined {
  const pasted = unquote(text);
  if (pasted.startsWith('{') || pasted.startsWith('[')) return readJson(pasted, found);
  const digits = hexOf(pasted);
  if (digits !== undefined) {
    const bytes = `0x${digits.toLowerCase()}`;
    return isBytes(bytes) ? readBytes(bytes, found) : { kind: 'form' };
  }
  // Shown as a message, it would look harmless.
  if (partOfRequest.test(pasted)) return { kind: 'form' };
  readText(pasted, found);
  return undefined;
}

/**
 * Reads a request of a site: JSON-RPC, typed data, a transaction as JSON or bytes, calldata, or the text of a message. Never throws.
 * @param now in seconds
 */
export function readRequest(
  text: string,
  now: number,
): { reading: RequestReading } | { fault: RequestFault } {
  const pasted = text.trim();
  if (pasted === '') return { fault: { kind: 'empty' } };
  if (pasted.length > textMax) return { fault: { kind: 'too-long' } };
  const found = startFindings(now);
  const fault = readPasted(pasted, found);
  return fault ? { fault } : { reading: presentFindings(found) };
}
