import type { Finding } from '../../model/finding.ts';
import { likenessOf, type Likeness } from '../../model/look-alike.ts';
import { firstFew } from '../first-few.ts';
import type { Asset } from './asset-kind.ts';
import { knownAssetOf, type KnownAsset } from './known-assets.ts';

/** Only letters of another alphabet are a trick for certain; everything else may be an honest coincidence, for the desk to judge. */
const severityOf = (likeness: Likeness): Finding['severity'] =>
  likeness === 'homoglyph' ? 'blocking' : 'warning';

function nameFinding(asset: KnownAsset, known: KnownAsset): Finding | undefined {
  const likeness = likenessOf(asset.nameLooks, known.nameLooks);
  if (!likeness) return undefined;
  const { name: title, network } = known;
  return { severity: severityOf(likeness), code: 'look-alike-name', params: { title, network } };
}

/** The same token has the same symbol on many networks; on one network it stands for one token. */
function symbolFinding(asset: KnownAsset, known: KnownAsset): Finding | undefined {
  const likeness = likenessOf(asset.symbolLooks, known.symbolLooks);
  if (!likeness || (likeness === 'same' && asset.network !== known.network)) return undefined;
  const { name: title, symbol, network } = known;
  return { severity: severityOf(likeness), code: 'look-alike-symbol', params: { title, symbol, network } };
}

/** Other tokens (or collections), listed or under review, whose name or symbol is easily taken for this one's. */
export function findAssetLookAlikes(knownAssets: readonly KnownAsset[], asset: Asset): Finding[] {
  const own = knownAssetOf(asset);
  const others = knownAssets.filter(({ key }) => key !== own.key);
  return [
    ...firstFew(others.map((known) => nameFinding(own, known))),
    ...firstFew(others.map((known) => symbolFinding(own, known))),
  ];
}
