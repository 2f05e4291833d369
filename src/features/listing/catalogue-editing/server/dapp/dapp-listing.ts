import { createKnownSites } from '#features/submission/dapp-submission/server/known-sites.ts';
import { dappListingSchema, emptyListings, type DappListing } from '../../model/listing-draft.ts';
import { dappFactNames } from '#features/store/catalogue/model/dapp-facts.ts';
import { describeTexts } from '../describe-texts.ts';
import type { DraftLine, KindDependencies, ListingKind } from '../listing-kind.ts';
import type { ListingNames } from '../read-names.ts';
import { cleanDapp, findDappFormIssues } from './dapp-form.ts';
import { findDappFindings } from './find-dapp-findings.ts';
import { readDapp } from './read-dapp.ts';
import { writeDapp } from './write-dapp.ts';

const titlesOf = (hids: readonly number[], titles: ReadonlyMap<number, string>) =>
  hids.map((hid) => titles.get(hid) ?? String(hid)).join('\n');

function describe(draft: DappListing, { chains, categories, tokens }: ListingNames): DraftLine[] {
  const contracts = draft.contracts.flatMap(({ chain, addresses }) => {
    const title = chains.get(chain)?.title ?? String(chain);
    return addresses === '' ? [title] : addresses.split(',').map((address) => `${title}: ${address}`);
  });
  return [
    ...describeTexts(draft.texts),
    { field: 'url', value: draft.url },
    { field: 'icon', value: draft.icon },
    { field: 'categories', value: titlesOf(draft.categories, categories) },
    { field: 'contracts', value: contracts.join('\n') },
    { field: 'unplaced', value: draft.unplaced.replaceAll(',', '\n') },
    { field: 'tokens', value: titlesOf(draft.tokens, tokens) },
    ...dappFactNames.map((field) => ({ field, value: draft[field] })),
    { field: 'hot', value: draft.hot ? 'yes' : 'no' },
  ];
}

/** Listed DApps. */
export function createDappListing(dependencies: KindDependencies): ListingKind<DappListing> {
  const knownSites = createKnownSites(dependencies.database);
  return {
    schema: dappListingSchema,
    empty: emptyListings.dapp,
    read: readDapp,
    clean: cleanDapp,
    findIssues: findDappFormIssues,
    findFindings: (examined, names) => findDappFindings({ ...dependencies, knownSites }, examined, names),
    write: writeDapp,
    describe,
  };
}
