import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { DappTable } from '#platform/database/schema.ts';
import { addMarks } from './add-marks.ts';
import { addDappRelations, type DappRelations } from './dapp-relations.ts';

/** A DApp with everything that belongs to it, ready to be inserted. */
export interface NewDapp extends DappRelations {
  /** With an empty `icon_url` it gets a mark of its own (`lib/monogram.ts`). */
  row: Omit<Insertable<DappTable>, 'hid'>;
}

async function insertBatch(transaction: Database, dapps: readonly NewDapp[]): Promise<number[]> {
  const inserted = await transaction
    .insertInto('dapps')
    .values(dapps.map(({ row }) => row))
    .returning(['hid', 'url_key'])
    .execute();
  const hidOf = new Map(inserted.map(({ hid, url_key }) => [url_key, hid]));
  const withHid = dapps.flatMap((dapp) => {
    const dapp_hid = hidOf.get(dapp.row.url_key);
    return dapp_hid === undefined ? [] : [{ ...dapp, dapp_hid }];
  });
  await addDappRelations(transaction, withHid);
  await addMarks(
    transaction,
    withHid.filter(({ row }) => row.icon_url === ''),
  );
  return withHid.map(({ dapp_hid }) => dapp_hid);
}

/** A statement can have at most 32,766 values on SQLite and 65,535 on PostgreSQL. */
const batchSize = 200;

/**
 * Inserts DApps with new `url_key`s, in the given order. The caller's transaction must also raise the
 * content revision.
 * @returns their `hid`s in the same order
 */
export async function insertDapps(transaction: Database, dapps: readonly NewDapp[]): Promise<number[]> {
  const hids: number[] = [];
  for (let start = 0; start < dapps.length; start += batchSize) {
    hids.push(...(await insertBatch(transaction, dapps.slice(start, start + batchSize))));
  }
  return hids;
}
