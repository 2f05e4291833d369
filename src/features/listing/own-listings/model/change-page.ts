import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import type { ChangeProblems } from './change-problems.ts';

/**
 * `secret`: it holds a recovery phrase or a private key. `few`: there were enough for today. `closed`: the item cannot be changed this way
 * now.
 */
export const changeResults = ['sent', 'problems', 'unchanged', 'secret', 'few', 'closed'] as const;
export type ChangeResult = (typeof changeResults)[number];

/** A logo of 400 × 400 pixels is smaller than this. The form is read in memory, because it works without JavaScript; with it, a larger file is redrawn. */
export const plainLogoMaxBytes = 1024 * 1024;

/** Path of the form without language. @param reference of the submission that listed the item, or of the request that is sent again */
export function changePath(reference: string, result?: ChangeResult): string {
  return `/submission/${reference}/change${result === undefined ? '' : `?result=${result}`}`;
}

export interface NamedHid {
  hid: number;
  title: string;
}

/** The form by which a team asks for a change of its listed item. */
export interface ChangeForm {
  reference: string;
  kind: ListedKind;
  /** Name of the item. */
  title: string;
  /** The reviewers asked for something, and the request is sent again. */
  isAgain: boolean;
  /** What they asked for, as they wrote it. */
  asked: { text: string | null; requests: readonly ChangeRequest[] };
  /** The item as it is listed now: what the team changes is found by comparing with it. */
  shown: ListingDraft;
  /** What the fields hold: the same, or what was sent with errors. */
  draft: ListingDraft;
  /** Networks of the item, and those that can be added. */
  networks: NamedHid[];
  addable: NamedHid[];
  problems: ChangeProblems;
}

/** What the status page of a listed item says about changes. @property reference of the open request */
export type ChangeOffer = { kind: 'possible' } | { kind: 'open'; reference: string } | { kind: 'few' };

/** What the page of the form shows. */
export interface ChangePageData extends ChangeForm {
  /** Of DApps: what can be chosen, in the language of the page. */
  categories: NamedHid[];
  /** Of the form that was sent just now. */
  result: ChangeResult | null;
}
