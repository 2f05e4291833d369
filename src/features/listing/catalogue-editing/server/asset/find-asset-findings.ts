import { contractKey } from '#features/submission/asset-submission/model/asset-key.ts';
import { contractFields, listingFields } from '#features/submission/asset-submission/model/asset-fields.ts';
import type { Asset } from '#features/submission/asset-submission/server/asset-kind.ts';
import { findAssetLookAlikes } from '#features/submission/asset-submission/server/find-asset-look-alikes.ts';
import { findFactsFindings } from '#features/submission/asset-submission/server/find-facts-findings.ts';
import type { KnownAssets } from '#features/submission/asset-submission/server/known-assets.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { fieldOfFinding } from '#features/submission/submissions/model/finding-field.ts';
import { isNetworkKey, type NetworkKey } from '#features/core/chains/model/network-key.ts';
import { findMixedScript } from '#features/submission/submission-checks/server/find-mixed-script.ts';
import { findSameLogo } from '#features/submission/submission-checks/server/find-same-logo.ts';
import { findScamWords } from '#features/submission/submission-checks/server/find-scam-words.ts';
import { findSiteFindings } from '#features/submission/submission-checks/server/find-site-findings.ts';
import type { Database } from '#platform/database/database.ts';
import { findTextFindings } from '../find-text-findings.ts';
import type { KindDependencies, Examined, PlacedFinding } from '../listing-kind.ts';
import type { ListingNames } from '../read-names.ts';
import { assetFormOf, networkOf, type AssetListing } from './asset-form.ts';
import { assetTables } from './asset-tables.ts';

const fields = { ...contractFields, ...listingFields };

/** The contract in the form that is unique on its chain. */
export function addressKeyOf(
  { address, symbol }: Pick<AssetListing, 'address' | 'symbol'>,
  network: NetworkKey | undefined,
): string {
  if (address === '' || network === undefined) return address.toLowerCase();
  return contractKey({ network, address, symbol }).toLowerCase();
}

/** Another item with this contract, listed or not: a contract has one entry on its chain. */
export async function findSameContract(
  database: Database,
  kind: 'token' | 'nft',
  { hid, key, chain }: { hid: number; key: string; chain: number },
): Promise<PlacedFinding[]> {
  const other = await database
    .selectFrom(assetTables[kind].table)
    .select(['hid', 'name', 'listed'])
    .where('chain_hid', '=', chain)
    .where('address_key', '=', key)
    .where('hid', '!=', hid)
    .executeTakeFirst();
  if (!other) return [];
  const { name: title } = other;
  const code = other.listed === 1 ? 'contract-listed' : 'duplicate-delisted';
  const evidence = { listed: kind, hid: other.hid, title } as const;
  return [{ severity: 'blocking', code, params: { title, hid: other.hid }, evidence, path: 'address' }];
}

function place(finding: Finding): PlacedFinding {
  if (finding.code === 'same-logo') return { ...finding, path: 'icon' };
  const path = fieldOfFinding(finding, fields) ?? finding.params['field'];
  return { ...finding, path: path === undefined ? null : String(path) };
}

/** @param ownKey of the contract, for an item that is being added */
async function logoFindings(
  database: Database,
  { kind, ownKey }: { kind: 'token' | 'nft'; ownKey: string },
  { hid, draft, before }: Examined<AssetListing>,
): Promise<Finding[]> {
  if (draft.icon === before.icon) return [];
  const { table } = assetTables[kind];
  const stored = await database
    .selectFrom(table)
    .select('address_key')
    .where('hid', '=', hid)
    .executeTakeFirst();
  const address_key = stored?.address_key ?? ownKey;
  return findSameLogo(database, {
    kind,
    icon: draft.icon,
    subjectKey: address_key,
    // One token has the same logo, and often the same address, on many networks.
    ownKey: address_key,
  });
}

/** Everything that the checks before a submission's payment say, against all items but this one. */
export async function findAssetFindings(
  dependencies: KindDependencies & { kind: 'token' | 'nft'; knownAssets: KnownAssets },
  examined: Examined<AssetListing>,
  names: ListingNames,
): Promise<PlacedFinding[]> {
  const { database, web, kind, knownAssets } = dependencies;
  const { hid, draft, before } = examined;
  const chain = names.chains.get(draft.chain);
  const network = networkOf(chain);
  const key = addressKeyOf(draft, network);
  const same = await findSameContract(database, kind, { hid, key, chain: draft.chain });
  const site = draft.website === '' ? [] : await findSiteFindings(web, draft.website);
  const findings = [
    ...findMixedScript({ name: draft.name, symbol: draft.symbol }),
    ...(draft.name === before.name ? [] : findScamWords({ name: draft.name })),
    ...site,
    ...(await logoFindings(database, { kind, ownKey: key }, examined)),
  ];
  if (network !== undefined) {
    const asset = { ...assetFormOf(draft, names, ''), network } as unknown as Asset;
    const others = (await knownAssets.all()).filter(
      ({ evidence }) => !('listed' in evidence) || evidence.hid !== hid,
    );
    findings.push(...findAssetLookAlikes(others, asset));
    if (draft.address !== '' && isNetworkKey(chain?.network))
      findings.push(...(await findFactsFindings(dependencies, kind, asset)));
  }
  return [...same, ...findTextFindings(examined), ...findings.map(place)];
}
