import type { MessageKind } from './message-hashes.ts';
import { keepDigits } from './typed-data/keep-digits.ts';
import { parseTypedData } from './typed-data/parse-typed-data.ts';

/** A signed message as one piece of JSON, as explorers and wallets export and read it. */
export interface SignedExport {
  address: string;
  message: string;
  signature: string;
  kind: MessageKind;
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** Some explorers export typed data as text. */
const isTypedData = (text: string) => text.trimStart().startsWith('{') && 'data' in parseTypedData(text);

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
  if (typeof given !== 'object') {
    const message = String(given);
    return {
      address,
      message,
      signature,
      kind: fields.kind !== 'text' && isTypedData(message) ? 'typed-data' : 'text',
    };
  }
  return { address, message: JSON.stringify(given, null, 2), signature, kind: 'typed-data' };
}

const withPrefix = (hex: string) => (/^0x/i.test(hex) ? hex : `0x${hex}`);

/** The message as the member `msg`, which is read again as what was signed. */
function memberOf(kind: MessageKind, message: string): object {
  switch (kind) {
    case 'text':
      // A text that could be taken for something else says what it is.
      return isTypedData(message) ? { msg: message, kind } : { msg: message };
    case 'bytes':
      return { msg: withPrefix(message.trim()) };
    case 'typed-data':
      return { msg: JSON.parse(message, keepDigits) as unknown };
  }
}

/** The same JSON, for passing a message that was checked on: a link would put it into addresses, histories and logs. */
export function writeSignedExport({ address, message, signature, kind }: SignedExport): string {
  return JSON.stringify({ address, ...memberOf(kind, message), sig: signature, version: '2' }, null, 2);
}
