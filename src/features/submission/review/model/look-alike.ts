import type { FindingCode } from '#features/submission/submissions/model/finding.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';

/** In what a submission is easily taken for another item. */
export const likenesses = ['logo', 'name', 'symbol', 'link', 'contract'] as const;
export type Likeness = (typeof likenesses)[number];

/** Findings that compare the submission with something that is listed. */
export const likenessOfFinding: Partial<Record<FindingCode, Likeness>> = {
  'same-logo': 'logo',
  'look-alike-name': 'name',
  'same-name': 'name',
  'look-alike-symbol': 'symbol',
  'look-alike-url': 'link',
  'duplicate-listed': 'link',
  'same-contract': 'contract',
  'token-as-contract': 'contract',
  'contract-listed': 'contract',
};

/** What is compared. */
export interface ComparedItem {
  /** Hash of the stored file; null for a logo of another host. */
  icon: string | null;
  name: string;
  /** Null where the kind has none. */
  symbol: string | null;
  link: string;
  contracts: string[];
}

/** A listed item that the submission resembles. */
export interface ReviewLookAlike extends ComparedItem {
  /** Its page at the desk: `dapp-12`. */
  listing: string;
  kind: ListedKind;
  isListed: boolean;
  /** Titles. */
  networks: string[];
  /** Since when it is listed. */
  create_time: string;
  /** In what they are alike, in the order of `likenesses`. */
  alike: Likeness[];
}

type Form = Readonly<Record<string, unknown>>;

const textAt = (form: Form, ...names: readonly string[]): string | undefined =>
  names.map((name) => form[name]).find((value) => typeof value === 'string');

/** The same of a form, whichever kind it is of. */
export function comparedForm(form: Form): ComparedItem {
  const rows = Array.isArray(form['addresses']) ? (form['addresses'] as { addresses: string }[]) : [];
  return {
    icon: textAt(form, 'icon') ?? null,
    name: textAt(form, 'title', 'name') ?? '',
    symbol: textAt(form, 'symbol') ?? null,
    link: textAt(form, 'url', 'website') ?? '',
    contracts: splitAddresses([textAt(form, 'address') ?? '', ...rows.map((row) => row.addresses)].join(',')),
  };
}
