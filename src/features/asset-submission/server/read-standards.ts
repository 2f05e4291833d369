import type { Database } from '#platform/database/database.ts';
import type { StandardsByNetwork } from '../model/asset-rules.ts';
import type { AssetKind } from './asset-kind.ts';

/** The standards of each network that the forms offer. */
export async function readStandards(
  database: Database,
  { standards }: Pick<AssetKind, 'standards'>,
): Promise<StandardsByNetwork> {
  const rows = await database
    .selectFrom('chains')
    .select(['network', standards])
    .where('network', 'is not', null)
    .where('deprecated', '=', 0)
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.network ?? '', JSON.parse(row[standards] ?? '[]') as string[]]),
  );
}
