import type { MessageKind } from './message-hashes.ts';
import { keepDigits } from './typed-data/keep-digits.ts';

/** A signed message as one piece of JSON, as explorers and wallets export and read it. */
export interface SignedExport {
  address: string;
  message: string;
  signature: string;
  kind: MessageKind;
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** Takes `{ address, msg, sig }` and its relatives apart; undefined where the text is something else. */
export function parseSignedExport(text: string): SignedExport | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
  const fields = value as Record<string, unknown>;
  const signature = firstText(fields.sig, fields.signature);
  const given = fields.msg ?? fields.message ?? fields.data;
  if (signature === undefined || given === undefined || given === null) return undefined;
  const address = firstText(fields.address, fields.account) ?? '';
  if (typeof given !== 'object') return { address, message: String(given), signature, kind: 'text' };
  return { address, message: JSON.stringify(given, null, 2), signature, kind: 'typed-data' };
}

/** The same JSON, for passing a message on: a link would put it into addresses, histories and logs. */
export function writeSignedExport({ address, message, signature }: Omit<SignedExport, 'kind'>): string {
  return JSON.stringify({ address, msg: message, sig: signature, version: '2' }, null, 2);
}
