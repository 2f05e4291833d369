import * as v from 'valibot';
import { tpConnectValues } from '#features/catalogue/model/dapp.ts';
import type { PublicQuote } from '#features/donations/model/quote.ts';
import {
  emptyDappDraft,
  referralModes,
  submissionLanguages,
  type DappDraft,
} from '../../model/dapp-draft.ts';
import type { StoredDraft } from './draft-store.ts';
import { steps } from './step.ts';

/** A file that the server has, with what the form needs to show it again. */
const savedFileSchema = v.object({
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: v.string(),
  bytes: v.number(),
  /** A small picture as `data:` address, for logos. */
  preview: v.nullable(v.pipe(v.string(), v.startsWith('data:image/'))),
});
export type SavedFile = v.InferOutput<typeof savedFileSchema>;

const text = v.fallback(v.string(), '');
const flag = v.fallback(v.boolean(), false);
const file = v.fallback(v.nullable(savedFileSchema), null);

/** What stands in the form's controls; the two files stand beside it with their names. */
export type DappFields = Omit<DappDraft, 'icon' | 'audit_file'>;

/** Every part falls back by itself, so that a draft of an older version keeps what is still understood. */
const fieldsSchema = v.object({
  language: v.fallback(v.nullable(v.picklist(submissionLanguages)), null),
  networks: v.fallback(v.array(v.string()), []),
  title: text,
  desc: text,
  url: text,
  addresses: v.fallback(v.array(v.object({ network: v.string(), addresses: v.string() })), []),
  has_tokens: flag,
  tokens: v.fallback(v.array(v.object({ network: text, symbol: text, contract: text })), []),
  categories: v.fallback(v.array(v.number()), []),
  tp_connect: v.fallback(v.nullable(v.picklist(tpConnectValues)), null),
  has_audit: v.fallback(v.nullable(v.boolean()), null),
  audit_url: text,
  has_referral: flag,
  referral_mode: v.fallback(v.nullable(v.picklist(referralModes)), null),
  rake_back_account: text,
  referral_contract: text,
  inviter_must_transact: flag,
  has_invite_reward: flag,
  invite_account: text,
  email: text,
  others: text,
}) satisfies v.GenericSchema<unknown, DappFields>;

const quoteSchema = v.object({
  id: v.number(),
  amount: v.string(),
  amount_units: v.string(),
  symbol: v.string(),
  network_name: v.string(),
  network_short: v.string(),
  chain_id: v.number(),
  token_contract: v.string(),
  token_decimals: v.number(),
  receiving_address: v.string(),
  eip681: v.string(),
  explorer_placeholder: v.string(),
}) satisfies v.GenericSchema<unknown, PublicQuote>;

const draftSchema = v.object({
  version: v.literal(1),
  /** Makes the creation of the submission idempotent; a new one per draft. */
  draft_key: v.pipe(v.string(), v.uuid()),
  step: v.fallback(v.picklist(steps), 'fill'),
  fields: v.fallback(fieldsSchema, () => v.parse(fieldsSchema, {})),
  icon: file,
  audit: file,
  /** Reference of the submission once the server has it. */
  reference: v.fallback(v.nullable(v.string()), null),
  /** True when the reviewers asked for changes: it is sent again without another donation. */
  resubmission: flag,
  /** The amount that was shown last, for the slip beside the transaction link. */
  quote: v.fallback(v.nullable(quoteSchema), null),
  /** Text of the transaction link field. */
  link: text,
  save_time: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  writer: v.fallback(v.nullable(v.string()), null),
});

/** One person's way through the DApp flow, as it lies on the device. */
export type SavedDraft = v.InferOutput<typeof draftSchema> & StoredDraft;

/** Makes a sound draft of what a device has stored; undefined when it is not a draft at all. */
export function parseSavedDraft(stored: unknown): SavedDraft | undefined {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : undefined;
}

export function newDraft(draftKey: string, fields: Partial<DappFields> = {}): SavedDraft {
  return v.parse(draftSchema, { version: 1, draft_key: draftKey, fields: { ...emptyDappDraft, ...fields } });
}

/** For the server's markup: the same everywhere, never saved. */
export const blankDraft: SavedDraft = newDraft('00000000-0000-4000-8000-000000000000');

/** The form as it is checked and sent. An invite account is only asked for where rewards are claimed by hand. */
export function payloadOf(draft: SavedDraft): DappDraft {
  const { fields } = draft;
  return {
    ...fields,
    has_invite_reward: fields.has_invite_reward && fields.referral_mode === 'manual',
    icon: draft.icon?.sha256 ?? '',
    audit_file: draft.audit?.sha256 ?? null,
  };
}
