import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { likenessOf, severityOfLikeness } from '#features/submission/submission-checks/model/look-alike.ts';
import { firstFew } from '#features/submission/submission-checks/server/first-few.ts';
import { publicParams } from '#features/submission/submission-checks/server/public-params.ts';
import type { Asset } from './asset-kind.ts';
import { assetLooksOf, type KnownAsset } from './known-assets.ts';

type Looks = Omit<KnownAsset, 'evidence'>;

/** One token has the same name on many networks; the same name twice on one network needs proof (see find-look-alikes.ts of DApps). */
function nameFinding(asset: Looks, known: KnownAsset): Finding | undefined {
  const likeness = likenessOf(asset.nameLooks, known.nameLooks);
  if (!likeness) return undefined;
  const { name: title, network, evidence } = known;
  const params = publicParams(evidence, { title, network });
  if (likeness === 'same' && asset.network === network)
    return { severity: 'desk', code: 'same-name', params, evidence };
  return { severity: severityOfLikeness(likeness), code: 'look-alike-name', params, evidence };
}

/** The same token has the same symbol on many networks; on one network it belongs to one token. */
function symbolFinding(asset: Looks, known: KnownAsset): Finding | undefined {
  const likeness = likenessOf(asset.symbolLooks, known.symbolLooks);
  if (!likeness || (likeness === 'same' && asset.network !== known.network)) return undefined;
  const { name: title, symbol, network, evidence } = known;
  const params = publicParams(evidence, { title, symbol, network });
  return { severity: severityOfLikeness(likeness), code: 'look-alike-symbol', params, evidence };
}

/** Other tokens (or collections), listed or under review, whose name or symbol is easily taken for this one's. */
export function findAssetLookAlikes(knownAssets: readonly KnownAsset[], asset: Asset): Finding[] {
  const own = assetLooksOf(asset);
  const others = knownAssets.filter(({ key }) => key !== own.key);
  return [
    ...firstFew(others.map((known) => nameFinding(own, known))),
    ...firstFew(others.map((known) => symbolFinding(own, known))),
  ];
}
