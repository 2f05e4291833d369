import { emptyAssetFacts } from '#features/store/catalogue/model/asset-facts.ts';
import { unknownDappFacts } from '#features/store/catalogue/model/dapp-facts.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { ListingDraft } from '../model/listing-draft.ts';

/** A draft as it was stored. A fact that items were given since is empty in it, so that its form opens and it can be listed. */
export function parseStoredDraft(kind: ListedKind, json: string): ListingDraft {
  const facts = kind === 'dapp' ? unknownDappFacts : emptyAssetFacts(kind);
  const stored = JSON.parse(json) as ListingDraft;
  // What was stored keeps its order, which is that of the form.
  return { ...stored, ...facts, ...stored };
}
