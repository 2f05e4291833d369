import * as v from 'valibot';
import type { Hex } from 'viem';
import { plainSigns } from '#lib/plain-signs.ts';
import type { EnteredList } from './batch-file.ts';
import { parseRecipients } from './list/parse-recipients.ts';
import type { SignAnswer } from './list/sign-meaning.ts';
import { listIdOf, type PaymentList } from './sending/payment-list.ts';

/** What is entered. */
export interface Draft extends EnteredList {
  /** What a point or comma means in amounts that can be read in two ways. */
  answer: SignAnswer | null;
  /** Lines with errors are not paid. */
  leavesOut: boolean;
}

export const emptyDraft: Draft = {
  network: '',
  kind: 'coin',
  token: '',
  text: '',
  answer: null,
  leavesOut: false,
};

const addressPattern = /^0x[0-9a-f]{40}$/;

/** The token's address; null for the chain's coin, undefined while none is typed. */
export function tokenOf({ kind, token }: Pick<Draft, 'kind' | 'token'>): Hex | null | undefined {
  if (kind === 'coin') return null;
  const typed = plainSigns(token).trim().toLowerCase();
  return addressPattern.test(typed) ? (typed as Hex) : undefined;
}

/** Whether a list was made of what is entered, so that going back to the text needs no other one. */
export function isDraftOf(list: PaymentList, draft: Draft): boolean {
  const token = list.asset.kind === 'coin' ? null : list.asset.token.toLowerCase();
  if (draft.network !== list.network || tokenOf(draft) !== token) return false;
  const { recipients } = parseRecipients(draft.text, list.asset.decimals, draft.answer);
  const rows = recipients.map((recipient, index) => ({ ...recipient, index }));
  return listIdOf({ ...list, rows, skipped: [] }) === list.id;
}

/** What survives a reload. Whether lines with errors are left out is asked again. */
type KeptDraft = Omit<Draft, 'leavesOut'>;

const stored = v.object({
  network: v.string(),
  kind: v.picklist(['coin', 'token']),
  token: v.string(),
  text: v.string(),
  answer: v.nullable(v.object({ typed: v.string(), meaning: v.picklist(['decimals', 'thousands']) })),
});

/** The draft as text for the browser's storage. */
export const writeDraft = ({ network, kind, token, text, answer }: KeptDraft): string =>
  JSON.stringify({ network, kind, token, text, answer });

/** A draft from the browser's storage, which can hold anything. */
export function parseDraft(given: unknown): KeptDraft | undefined {
  const parsed = v.safeParse(stored, given);
  return parsed.success ? parsed.output : undefined;
}
