import * as v from 'valibot';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import { cleanText } from '#features/submission/form-fields/model/clean-text.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';

/** How a case ends. `assigned`: confirmed as the payment of a submission, or proposed to a second person. */
const transferOutcomes = ['assigned', 'refunded', 'set-aside'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];

/** `gone`: the chain showed it and does not show it now. */
export const transferStates = ['open', 'decided', 'gone'] as const;
export type TransferState = (typeof transferStates)[number];

export const transferSorts = ['found_time', 'decided_time'] as const;
export type TransferSort = (typeof transferSorts)[number];

/** People pay first and paste the link later: before that, a transfer is no case. */
export const claimedWithinMs = 15 * 60_000;

const lines = v.pipe(
  v.string(),
  v.maxLength(reviewTextMaxCharacters),
  v.transform((text: string) => cleanLines(text)),
);
const required = v.pipe(lines, v.minLength(1));
const line = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform((text: string) => cleanText(text)),
);

/** What the desk does with a transfer. */
export const transferActionSchema = v.variant('name', [
  v.object({
    name: v.literal('assign'),
    submission: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Of the submission that the person saw. */
    seen: v.pipe(v.number(), v.integer()),
    /** Why it counts where the chain does not confirm it; may be empty. */
    why: lines,
    /** To the team, where the submission has expired; may be empty otherwise. */
    text: lines,
  }),
  v.object({
    name: v.literal('refund'),
    /** Of the refund's transaction. */
    link: line,
    /** In whole tokens; empty for all of it. */
    amount: line,
    /** Empty for the address that sent the transfer. */
    receiver: line,
    /** Why it goes to another address; may be empty. */
    reason: line,
  }),
  v.object({ name: v.literal('set-aside'), note: required }),
  v.object({ name: v.literal('bring-back'), note: required }),
]);
export type TransferAction = v.InferOutput<typeof transferActionSchema>;

/** `quoted`: exactly what the submission was asked for. `near`: a digit away from it. `repeated`: it paid that already. `payer`: by its payer. */
export type ResemblanceKind = 'quoted' | 'repeated' | 'near' | 'payer';

export interface Resemblance {
  kind: ResemblanceKind;
  submission: { id: number; title: string; state: SubmissionState; version: number };
  /** What the submission was asked for, in whole tokens; null for a known payer. */
  amount: string | null;
}

/** A transfer to a receiving address with what it resembles, the closest first. Times are RFC 3339, UTC. */
export interface TransferCase {
  id: number;
  version: number;
  tx_hash: string;
  explorer_link: string;
  /** In whole tokens. */
  amount: string;
  symbol: string;
  /** Lower-case addresses. */
  sender: string;
  receiver: string;
  network: string;
  block_number: number;
  /** Null where the node did not say it. */
  mined_time: string | null;
  found_time: string;
  gone_time: string | null;
  /** Submissions with a claim of this transaction: it is theirs, and no case. */
  claimed_by: number[];
  resembles: Resemblance[];
  decision: {
    outcome: TransferOutcome;
    note: string;
    actor: string;
    at: string;
    submission: number | null;
  } | null;
}

/** How far the chain has been read for transfers to one address. */
export interface TransferScan {
  id: number;
  receiver: string;
  network: string;
  /** When everything up to the latest block was read last; null before. */
  read_time: string | null;
  /** Why it cannot be read further, and since when; null while it can. */
  issue: string | null;
  issue_since: string | null;
}

/** For the tabs. */
export interface TransferCount {
  id: TransferState;
  count: number;
}
