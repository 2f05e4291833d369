import * as v from 'valibot';
import type { DeskAction } from '#features/team/accounts/model/permissions.ts';

/** What waits for a second person, and what that person must be allowed to do. */
export const proposalActions = {
  release: 'releases.publish',
  listing: 'listings.edit',
  'new-listing': 'listings.add',
  network: 'catalogue.edit',
  descriptor: 'catalogue.edit',
} as const satisfies Record<string, DeskAction>;
export type ProposalKind = keyof typeof proposalActions;
export const proposalKinds = Object.keys(proposalActions) as ProposalKind[];

/** Queues of the list. */
export const proposalStates = ['open', 'decided'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A field that differs; values as people read them, a list one entry per line. */
export interface ProposedChange {
  field: string;
  from: string;
  to: string;
}

export type ProposalOutcome = 'confirmed' | 'declined';

/** A proposal in the list. Times are RFC 3339, UTC. */
export interface ProposalCase {
  id: number;
  kind: ProposalKind;
  /** Of the thing that it is about. */
  title: string;
  /** Email address of the account that proposed it, with the access token where a script did. */
  by: string;
  at: string;
  decision: { outcome: ProposalOutcome; actor: string; at: string; note: string } | null;
}

/** Why a person cannot confirm. `own`: they proposed it themselves. `alone`: the same, and nobody else may confirm. */
export type ProposalBar = 'own' | 'alone';

export interface ProposalDetail extends ProposalCase {
  changes: ProposedChange[];
  bar: ProposalBar | null;
}

export interface ProposalCount {
  id: ProposalState;
  count: number;
}

/** Characters of a note about a decision. */
export const proposalNoteMax = 2000;

const note = v.pipe(v.string(), v.trim(), v.maxLength(proposalNoteMax));

/** What is decided about a proposal. The note is for the desk. */
export const proposalDecisionSchema = v.variant('name', [
  v.object({ name: v.literal('confirm'), note: v.optional(note, '') }),
  v.object({ name: v.literal('decline'), note: v.pipe(note, v.nonEmpty('Enter the reason.')) }),
]);
export type ProposalDecision = v.InferOutput<typeof proposalDecisionSchema>;
