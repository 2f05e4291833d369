import * as v from 'valibot';
import { getAddress, type Hex } from 'viem';
import { plainSigns } from '#lib/plain-signs.ts';
import type { EnteredList } from './batch-file.ts';
import { parseRecipients } from './list/parse-recipients.ts';
import type { SignAnswer } from './list/sign-meaning.ts';
import { settleNames, type NameBook } from './names/settle-names.ts';
import { listIdOf, type PaymentList } from './sending/payment-list.ts';

/** What is entered. */
export interface Draft extends EnteredList {
  /** What a point or comma means in amounts that can be read in two ways. */
  answer: SignAnswer | null;
  /** Lines with errors are not paid. */
  leavesOut: boolean;
  /** The address that pays, for a dry run without a wallet. */
  payer: string;
}

export const emptyDraft: Draft = {
  network: '',
  kind: 'coin',
  token: '',
  text: '',
  names: {},
  answer: null,
  leavesOut: false,
  payer: '',
};

const addressPattern = /^0x[0-9a-f]{40}$/;

/** An address as it was typed, in lower case; undefined while it is none. */
function addressIn(typed: string): Hex | undefined {
  const address = plainSigns(typed).trim().toLowerCase();
  return addressPattern.test(address) ? (address as Hex) : undefined;
}

/** The token's address; null for the chain's coin, undefined while none is typed. */
export const tokenOf = ({ kind, token }: Pick<Draft, 'kind' | 'token'>): Hex | null | undefined =>
  kind === 'coin' ? null : addressIn(token);

/** The address that pays; null while none is typed. */
export const payerOf = ({ payer }: Pick<Draft, 'payer'>): Hex | null => addressIn(payer) ?? null;

/** Whether a list was made of what is entered, so that going back to the text needs no other one. */
export function isDraftOf(list: PaymentList, draft: Draft): boolean {
  const token = list.asset.kind === 'coin' ? null : list.asset.token.toLowerCase();
  if (draft.network !== list.network || tokenOf(draft) !== token) return false;
  const parsed = parseRecipients(draft.text, list.asset.decimals, draft.answer);
  const book: NameBook = { network: draft.network, known: draft.names, answers: new Map() };
  const { recipients } = settleNames(parsed, book);
  const rows = recipients.map((recipient, index) => ({ ...recipient, index }));
  return listIdOf({ ...list, rows, skipped: [] }) === list.id;
}

/** What survives a reload. Whether lines with errors are left out is asked again. */
type KeptDraft = Omit<Draft, 'leavesOut'>;

const knownName = v.object({
  name: v.string(),
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/), v.transform(getAddress)),
});

const stored = v.object({
  network: v.string(),
  kind: v.picklist(['coin', 'token']),
  token: v.string(),
  text: v.string(),
  names: v.optional(v.record(v.string(), knownName), {}),
  answer: v.nullable(v.object({ typed: v.string(), meaning: v.picklist(['decimals', 'thousands']) })),
  payer: v.string(),
});

/** The draft as text for the browser's storage. */
export const writeDraft = ({ network, kind, token, text, names, answer, payer }: KeptDraft): string =>
  JSON.stringify({ network, kind, token, text, names, answer, payer });

/** A draft from the browser's storage, which can hold anything. */
export function parseDraft(given: unknown): KeptDraft | undefined {
  const parsed = v.safeParse(stored, given);
  return parsed.success ? parsed.output : undefined;
}
