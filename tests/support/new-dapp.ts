import { insertDapps, type NewDapp } from '#features/store/catalogue/server/insert-dapps.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { urlKey } from '#lib/url-key.ts';

type Row = Partial<NewDapp['row']>;

/** A listing with made-up values for everything the test does not care about. */
export function newDapp(
  title: string,
  given: Partial<Omit<NewDapp, 'row'>> & { row?: Row; desc?: string } = {},
): NewDapp {
  const url = given.row?.url ?? `https://${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example.org`;
  return {
    row: {
      title,
      url,
      url_key: urlKey(url),
      icon_url: '/files/none.svg',
      address: '',
      tp_connect: 'both',
      audit_url: null,
      hot: 0,
      source: 'submission',
      listed: 1,
      create_time: '2026-01-01T00:00:00.000Z',
      ...given.row,
    },
    texts: given.texts ?? { en: { title, desc: given.desc ?? '' } },
    categoryHids: given.categoryHids ?? [],
    chainHids: given.chainHids ?? [],
    contracts: given.contracts ?? [],
    tokenHids: given.tokenHids ?? [],
  };
}

/** Lists DApps like an approval does: in one transaction with the content revision. @returns their `hid`s */
export function listNow(database: Database, dapps: readonly NewDapp[]): Promise<number[]> {
  return database.transaction().execute(async (transaction) => {
    const hids = await insertDapps(transaction, dapps);
    await bumpContentRevision(transaction);
    return hids;
  });
}
