import { errorPartsOf, type ErrorParts } from './refusing/error-parts.ts';
import type { RefusalKind } from './refusing/refusal-kind.ts';
import { kindOfWords, saysBusy, saysDeclined, saysNo } from './refusing/refusal-words.ts';
import { shortenWords } from './refusing/shorten-words.ts';

/** An error that we do not know. Nothing can be said of what the wallet did before it. */
export interface UnknownRefusal {
  /** The wallet's own words, shortened; empty where it used none. Untrusted: shown as text, never more. */
  said: string;
}

export type WalletRefusal = RefusalKind | UnknownRefusal;

/** Thrown where we find out ourselves what is wrong, so that our words are never taken for the wallet's. */
export class WalletObstacle extends Error {
  readonly refusal: WalletRefusal;
  constructor(message: string, refusal: WalletRefusal) {
    super(message);
    this.refusal = refusal;
  }
}

/** Codes of EIP-1193, EIP-1474, EIP-3326, EIP-5792 and of WalletConnect (5000 to 5003, 6000, 8000). */
const byCode: Readonly<Record<number, RefusalKind>> = {
  4001: 'declined',
  4100: 'no-account',
  4200: 'unsupported',
  4900: 'disconnected',
  4901: 'disconnected',
  4902: 'chain-missing',
  5000: 'declined',
  5001: 'declined',
  5002: 'declined',
  5003: 'declined',
  5700: 'unsupported',
  5710: 'unsupported',
  5740: 'too-large',
  5750: 'declined',
  5760: 'unsupported',
  6000: 'disconnected',
  8000: 'silent',
  [-32_004]: 'unsupported',
  [-32_601]: 'unsupported',
};

/** Codes of libraries between the page and the wallet. */
const byTextCode: ReadonlyMap<string, RefusalKind> = new Map([
  ['ACTION_REJECTED', 'declined'],
  ['USER_REJECTED', 'declined'],
  ['INSUFFICIENT_FUNDS', 'no-funds'],
  ['NETWORK_ERROR', 'disconnected'],
  ['TIMEOUT', 'silent'],
  ['UNSUPPORTED_OPERATION', 'unsupported'],
]);

/** EIP-1474, "resource unavailable": the request is made already and waits in the wallet. */
const alreadyOpen = -32_002;
/** EIP-1474, "transaction rejected": the node's word about a transaction, not the person's. */
const rejectedByNode = -32_003;

const firstOf = <Key, Kind>(keys: readonly Key[], kindOf: (key: Key) => Kind | undefined) =>
  keys.map(kindOf).find((kind) => kind !== undefined);

function kindOf({ codes, textCodes, messages, names, isBare }: ErrorParts): RefusalKind | undefined {
  // That a request waits is often said with the words of what the person may do with it.
  if (codes.includes(alreadyOpen) || messages.some(saysBusy)) return 'busy';
  // Wallets give a refusal of the person all kinds of codes, those of other errors too.
  if ([...messages, ...names].some(saysDeclined)) return 'declined';
  const coded = firstOf(codes, (code) => byCode[code]) ?? firstOf(textCodes, (code) => byTextCode.get(code));
  if (coded) return coded;
  if (!codes.includes(rejectedByNode) && messages.some(saysNo)) return 'declined';
  // Some wallets reject with an empty object when their window is closed.
  return firstOf(messages, kindOfWords) ?? (isBare ? 'declined' : undefined);
}

/** Frames of other programs' errors, which say nothing. */
const empty = /^internal (?:json-?rpc )?error\.?$|^error:?$|^\[object object\]$/i;

/** The meaning of an error thrown by a wallet; wallets throw anything. By code, by words in many languages, and by shape. */
export function walletRefusalOf(error: unknown): WalletRefusal {
  if (error instanceof WalletObstacle) return error.refusal;
  const parts = errorPartsOf(error);
  const kind = kindOf(parts);
  if (kind !== undefined) return kind;
  return { said: shortenWords(parts.messages.find((message) => !empty.test(message)) ?? '') };
}
