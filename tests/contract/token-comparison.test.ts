import { expect, it } from 'vitest';
import { createTokenComparison } from '#features/submission/asset-submission/server/token/compare-token.ts';
import type { Database } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { seedReferenceData } from '../support/seed-reference-data.ts';

const at = '2026-11-21T10:00:00.000Z';
const bsc = 12;
const addressOf = (index: number) => `0x${String(index).padStart(40, '0')}` as const;

interface Given {
  index: number;
  name: string;
  symbol: string;
  chain?: number;
  listed?: number;
  website?: string;
}

async function add(database: Database, given: Given): Promise<number> {
  const { index, name, symbol, chain = bsc, listed = 1, website = 'https://www.harbor.example' } = given;
  const address = addressOf(index);
  const { hid } = await database
    .insertInto('tokens')
    .values({
      ...{ chain_hid: chain, name, symbol, bl_symbol: 'BSC', address, address_key: address, listed },
      ...{ decimal: 18, precision: 4, total_supply: '', gas: '', descriptions: '{}' },
      ...{ website, icon_url: '', token_protocol: 'BEP20', create_time: at },
    })
    .returning('hid')
    .executeTakeFirstOrThrow();
  return hid;
}

const delist = (database: Database, hid: number, reason: string) =>
  database
    .insertInto('delistings')
    .values({ kind: 'token', hid, reason, note: '', actor: 'mara@example.org', create_time: at })
    .execute();

describeOnEachEngine('a checked token is compared with the catalogue', (open) => {
  async function prepare() {
    const opened = await open();
    await seedReferenceData(opened);
    const { database } = opened;
    const compare = createTokenComparison(database);
    const ask = async (index: number, name: string | null, symbol: string | null) => {
      const findings = await compare({ network: 'bsc', address: addressOf(index), name, symbol });
      return findings.map(({ id, outcome, why, params }) => [id, outcome, why, params]);
    };
    return { database, ask };
  }

  it('finds a listed token that it is easily taken for', async () => {
    const { database, ask } = await prepare();
    await add(database, { index: 1, name: 'Harbor', symbol: 'HBR' });
    const params = { title: 'Harbor', symbol: 'HBR', network: 'bsc' };
    const unlisted = [
      ['successor', 'not-determined', 'not-replaced', {}],
      ['listing', 'not-determined', 'not-listed', {}],
    ];
    const like = ['look-alike', 'caution', 'resembles', params];
    // The same name, a Cyrillic a, the same symbol.
    for (const [name, symbol] of [
      ['Harbor', 'XYZ'],
      ['H\u0430rbor', 'XYZ'],
      ['Lagoon', 'hbr'],
    ] as const)
      expect(await ask(2, name, symbol)).toEqual([like, ...unlisted]);
    expect(await ask(2, 'Lagoon', 'LAG')).toEqual([
      ['look-alike', 'passed', 'resembles-none', {}],
      ...unlisted,
    ]);
    expect((await ask(2, null, null))[0]).toEqual(['look-alike', 'passed', 'resembles-none', {}]);
  });

  it('does not take one token on two networks for two', async () => {
    const { database, ask } = await prepare();
    await add(database, { index: 1, name: 'Harbor', symbol: 'HBR', chain: 1 });
    expect((await ask(2, 'Harbor', 'HBR'))[0]).toEqual(['look-alike', 'passed', 'resembles-none', {}]);
  });

  it('knows what is listed, and what was taken out', async () => {
    const { database, ask } = await prepare();
    const listed = await add(database, { index: 1, name: 'Harbor', symbol: 'HBR' });
    const gone = await add(database, { index: 2, name: 'Lagoon', symbol: 'LAG', listed: 0 });
    await delist(database, gone, 'fraud');
    expect(await ask(1, 'Harbor', 'HBR')).toEqual([
      ['successor', 'passed', 'not-replaced', {}],
      ['listing', 'passed', 'listed', { hid: listed }],
    ]);
    expect((await ask(2, 'Lagoon', 'LAG')).slice(1)).toEqual([
      ['successor', 'passed', 'not-replaced', {}],
      ['listing', 'caution', 'delisted', { hid: gone, cause: 'fraud' }],
    ]);
  });

  it('does not tell that there is a row which is neither listed nor taken out', async () => {
    const { database, ask } = await prepare();
    await add(database, { index: 1, name: 'Harbor', symbol: 'HBR', listed: 0 });
    expect((await ask(1, 'Harbor', 'HBR')).slice(1)).toEqual([
      ['successor', 'not-determined', 'not-replaced', {}],
      ['listing', 'not-determined', 'not-listed', {}],
    ]);
  });

  it('finds the listed token with symbol and website of one that its team gave up', async () => {
    const { database, ask } = await prepare();
    const earlier = await add(database, { index: 1, name: 'Harbor', symbol: 'HBR', listed: 0 });
    await delist(database, earlier, 'request');
    const successorOf = async () => (await ask(1, 'Harbor', 'HBR')).find(([id]) => id === 'successor');
    expect(await successorOf()).toEqual(['successor', 'passed', 'not-replaced', {}]);
    await add(database, {
      ...{ index: 3, name: 'Other', symbol: 'HBR', website: 'https://harbor.example/other' },
    });
    expect(await successorOf()).toEqual(['successor', 'passed', 'not-replaced', {}]);
    await add(database, { index: 4, name: 'Harbor 2', symbol: 'HBR', website: 'https://harbor.example/' });
    const params = { successor: addressOf(4) };
    expect(await successorOf()).toEqual(['successor', 'caution', 'same-symbol-and-site', params]);
  });
});
