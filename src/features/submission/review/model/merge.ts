import * as v from 'valibot';
import { assetFactNames } from '#features/store/catalogue/model/asset-facts.ts';
import { dappFactNames } from '#features/store/catalogue/model/dapp-facts.ts';

/* One listing has texts for each language and facts that all languages share. A submission for a listed item
   is merged: its texts are added in its own language, and the reviewer chooses for each fact whether the
   listed or the submitted one counts. */

/** Facts that a merge compares, in the order in which the desk shows them. */
export const mergeFacts = [
  'icon',
  'url',
  'categories',
  'contracts',
  'tokens',
  ...dappFactNames,
  ...assetFactNames,
] as const;
export type MergeFact = (typeof mergeFacts)[number];

/** The reviewer's choice, with what it was based on. */
export const mergeChoiceSchema = v.object({
  /** The listed entry. */
  hid: v.pipe(v.number(), v.integer()),
  /** `seen` of the displayed merge. */
  seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Facts taken from the submission; all others stay as listed. */
  take: v.pipe(v.array(v.picklist(mergeFacts)), v.maxLength(mergeFacts.length)),
});
export type MergeChoice = v.InferOutput<typeof mergeChoiceSchema>;

export interface MergeRow {
  fact: MergeFact;
  /** One line each; for `icon` the hash of the file, or nothing. */
  listed: string[];
  submitted: string[];
  differs: boolean;
}

export interface MergeText {
  /** Site locale. */
  locale: string;
  title: string;
  desc: string;
}

/** What approving would merge. */
export interface ReviewMerge {
  hid: number;
  title: string;
  /** Hash of the listed entry as it was read; a choice about an older one is a conflict. */
  seen: string;
  /** Texts that are listed. */
  texts: MergeText[];
  /** The text that is added. */
  added: MergeText;
  /**
   * Title under which the entry is already listed in this language, which makes the submission a duplicate;
   * else null.
   */
  clash: string | null;
  rows: MergeRow[];
}
