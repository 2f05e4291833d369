import * as v from 'valibot';
import { categoryEditEntries, hidSchema, newCategorySchema } from './category-change.ts';
import { chainEditSchema } from './chain-edit.ts';
import type { DraftState } from './listing-edit.ts';
import { newNetworkSchema } from './new-network.ts';

/** A change of a category or a network, or a new one: what its form would send. An edit names the values that it is based on. */
const arrangedSchema = v.variant('kind', [
  v.object({ kind: v.literal('new-category'), ...newCategorySchema.entries }),
  v.object({ kind: v.literal('category'), hid: hidSchema, ...categoryEditEntries }),
  v.object({ kind: v.literal('new-network'), asked: newNetworkSchema }),
  v.object({ kind: v.literal('network'), hid: hidSchema, edit: chainEditSchema }),
]);
export type Arranged = v.InferOutput<typeof arrangedSchema>;

const time = v.pipe(
  v.string(),
  v.isoTimestamp('This is not a valid time.'),
  v.transform((text) => new Date(text).toISOString()),
);
/** When it is published; null for a draft. */
const publishTime = v.nullable(time);
/** Of the draft as the person saw it. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

export const newPreparedSchema = v.object({ what: arrangedSchema, time: publishTime });
export type NewPrepared = v.InferOutput<typeof newPreparedSchema>;

/** What an editor does with a draft of a category or a network. */
export const preparedActionSchema = v.variant('name', [
  v.object({ name: v.literal('save'), version, what: arrangedSchema, time: publishTime }),
  v.object({ name: v.literal('publish'), version }),
  v.object({ name: v.literal('delete'), version }),
]);
export type PreparedAction = v.InferOutput<typeof preparedActionSchema>;

/** Which list a draft belongs to. */
export const preparedKinds = ['category', 'network'] as const;
export type PreparedKind = (typeof preparedKinds)[number];

/** A draft of a category or a network at the desk. */
export interface PreparedArrangement {
  id: number;
  kind: PreparedKind;
  /** Of the category or network that it changes; null for a new one. */
  hid: number | null;
  name: string;
  what: Arranged;
  state: DraftState;
  /** When it is published, RFC 3339 UTC; null without a schedule. */
  time: string | null;
  /** Why it was not published at its time; empty otherwise. */
  problem: string;
  version: number;
  /** Names the values of the category or network as they are stored now; null for a new one, or where it is gone. */
  seen: string | null;
  /** Who changed it last, and when. */
  by: string;
  at: string;
}
