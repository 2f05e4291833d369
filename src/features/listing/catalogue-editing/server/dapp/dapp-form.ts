import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import { dappFactNames, factsOf, type DappFacts } from '#features/store/catalogue/model/dapp-facts.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import type { DappDraft } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import { dappRuleIssues } from '#features/submission/dapp-submission/model/dapp-rules.ts';
import {
  checkDappSubmission,
  cleanDappDraft,
} from '#features/submission/dapp-submission/model/dapp-submission.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { DappListing } from '../../model/listing-draft.ts';
import { writtenLanguages } from '../describe-texts.ts';
import type { ListingNames } from '../read-names.ts';

/** Passes the rules of what the desk does not edit. */
const unedited = {
  language: 'en',
  icon: '0'.repeat(64),
  has_tokens: false,
  tokens: [],
  has_referral: false,
  email: 'desk@example.org',
  others: 'https://example.org/desk',
};
const sampleTexts = { title: 'Name', desc: 'What it does.' };

/** Fields of the submission form that are the same in every language of an item. */
const sharedFields: readonly string[] = ['networks', 'url', 'categories', ...dappFactNames];

/** Network key by whose rules addresses on a chain are written; undefined where no form knows it. */
function networkOf(chain: Chain | undefined): string | undefined {
  return chain?.network ?? (chain && evmNamespaces.has(chain.ns) ? 'eth' : undefined);
}

/** The draft as a submission in one language would send it. */
function formOf(draft: DappListing, { chains }: ListingNames, texts: { title: string; desc: string }) {
  const networks = draft.contracts.flatMap(({ chain }) => networkOf(chains.get(chain)) ?? []);
  const has_audit = draft.audit_url.trim() !== '';
  const { url, categories } = draft;
  return { ...unedited, ...texts, ...factsOf(draft), url, categories, has_audit, networks };
}

function contractIssues(draft: DappListing, { chains }: ListingNames): SubmissionIssue[] {
  return draft.contracts.flatMap(({ chain, addresses }): SubmissionIssue[] => {
    const path = `contracts.${chain}`;
    const known = chains.get(chain);
    if (!known) return [{ path, code: 'choose-one' }];
    const network = networkOf(known);
    if (network === undefined) return [];
    const row = cleanDappDraft({ ...unedited, networks: [network], addresses: [{ network, addresses }] });
    return dappRuleIssues(row).map((issue) => ({ ...issue, path }));
  });
}

const issuesOf = (form: object): SubmissionIssue[] => {
  const checked = checkDappSubmission(form);
  return checked.ok ? [] : checked.issues;
};

/** Errors by the rules of the submission form; each language is a submission of its own there. */
export function findDappFormIssues(
  draft: DappListing,
  names: ListingNames,
  before: DappListing,
): SubmissionIssue[] {
  const locales = writtenLanguages(draft.texts);
  const ofTexts = locales.flatMap((locale) =>
    issuesOf(formOf(draft, names, draft.texts[locale] ?? sampleTexts))
      .filter(({ path }) => path in sampleTexts)
      .map((issue) => ({ ...issue, path: `texts.${locale}.${issue.path}` })),
  );
  const isElsewhere = draft.contracts.some(({ chain }) => networkOf(names.chains.get(chain)) === undefined);
  const shared = issuesOf(formOf(draft, names, sampleTexts))
    .filter(({ path }) => sharedFields.includes(path) && !(path === 'networks' && isElsewhere))
    .map((issue) => (issue.path === 'networks' ? { ...issue, path: 'contracts' } : issue));
  const unknown: SubmissionIssue[] = draft.categories.every((category) => names.categories.has(category))
    ? []
    : [{ path: 'categories', code: 'unknown-category' }];
  const empty: SubmissionIssue[] = locales.length === 0 ? [{ path: 'texts.en.title', code: 'required' }] : [];
  const stored = splitAddresses(before.unplaced);
  const added: SubmissionIssue[] = splitAddresses(draft.unplaced)
    .filter((address) => !stored.includes(address))
    .map((value) => ({ path: 'unplaced', code: 'address', params: { value } }));
  return [...empty, ...ofTexts, ...shared, ...contractIssues(draft, names), ...added, ...unknown];
}

/** @param cleaned of the draft, by the form of a submission */
const cleanedFacts = (draft: DappListing, cleaned: DappDraft) =>
  Object.fromEntries(
    dappFactNames.map((name) => [name, cleaned[name] ?? draft[name]]),
  ) as unknown as DappFacts;

/** Brings a draft into the form in which a submission would be stored. Never throws. */
export function cleanDapp(draft: DappListing, names: ListingNames): DappListing {
  const texts = Object.fromEntries(
    writtenLanguages(draft.texts).map((locale) => {
      const { title, desc } = cleanDappDraft(formOf(draft, names, draft.texts[locale] ?? sampleTexts));
      return [locale, { title, desc }];
    }),
  );
  const cleaned = cleanDappDraft(formOf(draft, names, sampleTexts));
  const rows = new Map(draft.contracts.map(({ chain, addresses }) => [chain, addresses]));
  return {
    ...draft,
    texts: texts as DappListing['texts'],
    ...cleanedFacts(draft, cleaned),
    url: cleaned.url,
    categories: cleaned.categories.toSorted((a, b) => a - b),
    contracts: [...names.chains.keys(), ...rows.keys()]
      .filter((chain, index, all) => rows.has(chain) && all.indexOf(chain) === index)
      .map((chain) => ({ chain, addresses: splitAddresses(rows.get(chain) ?? '').join(',') })),
    unplaced: splitAddresses(draft.unplaced).join(','),
    tokens: [...new Set(draft.tokens)].filter((token) => names.tokens.has(token)).toSorted((a, b) => a - b),
  };
}
