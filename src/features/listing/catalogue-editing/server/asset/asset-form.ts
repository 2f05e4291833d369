import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import { assetFactNames } from '#features/store/catalogue/model/asset-facts.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import type { StandardsByNetwork } from '#features/submission/asset-submission/model/asset-rules.ts';
import type { AssetKind } from '#features/submission/asset-submission/server/asset-kind.ts';
import { isNetworkKey, type NetworkKey } from '#features/core/chains/model/network-key.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { NftListing, TokenListing } from '../../model/listing-draft.ts';
import { writtenLanguages } from '../describe-texts.ts';
import type { ListingNames } from '../read-names.ts';

export type AssetListing = TokenListing | NftListing;

/** Passes the rules of what the desk does not edit, where it can. */
const unedited = {
  owner_address: '',
  icon: '0'.repeat(64),
  company_name: 'The desk',
  email: 'desk@example.org',
  contact: 'https://example.org/desk',
};

/** The desk's field of a field of the form; others are not edited here. */
const fieldOf: Readonly<Record<string, string>> = {
  network: 'chain',
  address: 'address',
  ...Object.fromEntries(assetFactNames.map((name) => [name, name])),
};

/** Network key by whose rules contracts on a chain are written; undefined where no form knows it. */
export function networkOf(chain: Chain | undefined): NetworkKey | undefined {
  if (isNetworkKey(chain?.network)) return chain.network;
  return chain && evmNamespaces.has(chain.ns) ? 'eth' : undefined;
}

const standardsOf = ({ standards }: Pick<AssetKind, 'standards'>, { chains }: ListingNames) => {
  const offered = [...chains.values()].filter(({ network, deprecated }) => network !== null && !deprecated);
  return Object.fromEntries(offered.map((chain) => [chain.network, chain[standards]])) as StandardsByNetwork;
};

/** The draft as a submission with one description would send it. */
export function assetFormOf(draft: AssetListing, { chains }: ListingNames, description: string) {
  const { texts: _texts, icon: _icon, chain, ...fields } = draft;
  return { ...fields, ...unedited, network: networkOf(chains.get(chain)) ?? '', description };
}

/** Errors by the rules of the submission form; each description is one of a submission of its own there. */
export function findAssetFormIssues(
  kind: AssetKind,
  draft: AssetListing,
  names: ListingNames,
): SubmissionIssue[] {
  const standards = standardsOf(kind, names);
  const issuesOf = (description: string): SubmissionIssue[] => {
    const checked = kind.check(assetFormOf(draft, names, description), standards);
    return checked.ok ? [] : checked.issues;
  };
  const ofTexts = writtenLanguages(draft.texts).flatMap((locale) =>
    issuesOf(draft.texts[locale]?.description ?? '')
      .filter(({ path }) => path === 'description')
      .map((issue) => ({ ...issue, path: `texts.${locale}.description` })),
  );
  const shared = issuesOf('A description.').flatMap((issue) => {
    const path = fieldOf[issue.path];
    return path === undefined ? [] : [{ ...issue, path }];
  });
  const empty: SubmissionIssue[] =
    writtenLanguages(draft.texts).length === 0 ? [{ path: 'texts.en.description', code: 'required' }] : [];
  return [...empty, ...ofTexts, ...shared];
}

/** Brings a draft into the form in which a submission would be stored. Never throws. */
export function cleanAsset<Draft extends AssetListing>(
  kind: AssetKind,
  draft: Draft,
  names: ListingNames,
): Draft {
  const cleaned = kind.clean(assetFormOf(draft, names, '')) as unknown as Record<string, unknown>;
  const edited = Object.keys(draft).filter((field) => field !== 'icon' && field in cleaned);
  const texts = writtenLanguages(draft.texts).map((locale) => {
    const { description } = kind.clean(assetFormOf(draft, names, draft.texts[locale]?.description ?? ''));
    return [locale, { description }];
  });
  return {
    ...draft,
    ...Object.fromEntries(edited.map((field) => [field, cleaned[field]])),
    texts: Object.fromEntries(texts) as Draft['texts'],
  };
}
