import type { Database } from '#platform/database/database.ts';
import { assetKey } from '../model/asset-key.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { underReview, unpaid, type SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { Asset, AssetKind } from './asset-kind.ts';
import type { KnownAsset } from './known-assets.ts';

async function findOpen(
  database: Database,
  { kind, key, exceptId }: { kind: AssetKind['kind']; key: string; exceptId: number | undefined },
): Promise<Finding[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'state'])
    .where('subject_key', '=', key)
    // A change of a listed item costs nothing, so it keeps nobody else out.
    .where('change_hid', 'is', null)
    .where('kind', '=', kind)
    .where('state', 'in', [...underReview, ...unpaid])
    .execute();
  const others = rows.filter(({ id }) => id !== exceptId);
  if (others.length === 0) return [];
  const isTaken = others.some(({ state }) => underReview.includes(state as SubmissionState));
  return [{ severity: isTaken ? 'blocking' : 'warning', code: 'contract-open', params: {} }];
}

/**
 * The same contract on the same network, however it is written: listed already or being submitted. A submission that nobody has paid for
 * never blocks another: making one is free, and would keep the real team out.
 */
export async function findAssetDuplicates(
  database: Database,
  listed: readonly KnownAsset[],
  { kind, asset, exceptId }: { kind: AssetKind['kind']; asset: Asset; exceptId: number | undefined },
): Promise<Finding[]> {
  const key = assetKey(asset);
  const known = listed.find((one) => one.key === key);
  const duplicate: Finding[] =
    known && 'listed' in known.evidence
      ? [
          {
            severity: 'blocking',
            code: 'contract-listed',
            params: { title: known.name, hid: known.evidence.hid },
            evidence: known.evidence,
          },
        ]
      : [];
  return [...duplicate, ...(await findOpen(database, { kind, key, exceptId }))];
}
