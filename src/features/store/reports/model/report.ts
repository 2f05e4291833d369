import * as v from 'valibot';
import { listedKinds, type ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { checkIds } from '#features/store/token-checks/model/check.ts';
import { localeCodes } from '#i18n/locales.ts';
import { siteKey } from './site-key.ts';

/**
 * What can be reported: what the catalogue lists, a site elsewhere that pretends to be the wallet, and a finding of a token check, which is
 * appealed.
 */
export const reportedKinds = [...listedKinds, 'site', 'token-check'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Whether it is about an item of the catalogue. */
export const isListedKind = (kind: ReportedKind): kind is ListedKind =>
  kind !== 'site' && kind !== 'token-check';

export const reportReasons = [
  /** It steals recovery phrases, or drains wallets. */
  'phishing',
  /** It pretends to be another project. */
  'impersonation',
  /** Its link is broken, or leads elsewhere. */
  'broken-link',
  'wrong-information',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of what a visitor writes. */
export const reportTextMaxCharacters = 2000;
/** Characters of a site's address. */
export const siteMaxCharacters = 300;

/** What is reported: an item by its number, or a site by its host name. */
export type ReportSubject = { kind: ListedKind; hid: number } | { kind: 'site'; site: string };

const common = {
  reason: v.picklist(reportReasons),
  text: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(reportTextMaxCharacters)),
  /** Where the outcome is mailed; null when the visitor does not want to hear of it. */
  email: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.maxLength(254), v.email())]),
    v.transform((email) => (email === '' ? null : email)),
  ),
  lang: v.picklist(localeCodes),
};

/** No address of any network is longer. */
const address = v.pipe(v.string(), v.trim(), v.maxLength(80));

const reference = {
  network: v.pipe(v.string(), v.regex(/^[a-z0-9]{2,20}$/)),
  address: v.pipe(address, v.nonEmpty()),
  pair: v.pipe(
    v.optional(address, ''),
    v.transform((pair) => (pair === '' ? null : pair)),
  ),
  block: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  finding: v.picklist(checkIds),
};

/** Which finding of which check an appeal is about, as its form and the address of its page say it. */
export const findingReferenceSchema = v.object(reference);

/** The fields of the form, as a browser sends them. */
export const reportFormSchema = v.variant('kind', [
  v.object({
    ...common,
    kind: v.picklist(listedKinds),
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  }),
  v.object({
    ...common,
    kind: v.literal('site'),
    site: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(siteMaxCharacters),
      v.check((site) => siteKey(site) !== undefined),
    ),
  }),
  v.object({
    ...common,
    ...reference,
    kind: v.literal('token-check'),
    /** The form of an appeal has no choice of it. */
    reason: v.optional(v.literal('wrong-information'), 'wrong-information'),
    /** Why the finding is wrong. */
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(reportTextMaxCharacters)),
  }),
]);
export type ReportForm = v.InferOutput<typeof reportFormSchema>;

/** What the page says after the form was sent. `secret`: it holds a recovery phrase or a private key. */
export const reportResults = ['received', 'incomplete', 'secret', 'limit'] as const;
export type ReportResult = (typeof reportResults)[number];

/** An item as its report page names it. */
export interface ReportedItem {
  kind: ListedKind;
  hid: number;
  title: string;
}

/** Data of the visitors' page. */
export interface ReportPageData {
  /** Null when the report is about a site that is not listed. */
  item: ReportedItem | null;
  result: ReportResult | null;
  /** Of the case that a received report belongs to; null where the address names none. */
  number: number | null;
  /** Whether mails are sent, so that the form asks for no address in vain. */
  mails: boolean;
}

/** Where the form led: what came of it and, of a received report, the number of its case. */
interface Led {
  result?: ReportResult;
  number?: number;
}

/** Path without language. */
export function reportPath(
  item: Pick<ReportedItem, 'kind' | 'hid'> | null,
  { result, number }: Led = {},
): string {
  const query = new URLSearchParams({
    ...(item ? { [item.kind]: String(item.hid) } : {}),
    ...(result ? { result } : {}),
    ...(number === undefined ? {} : { case: String(number) }),
  }).toString();
  return query === '' ? '/report' : `/report?${query}`;
}
