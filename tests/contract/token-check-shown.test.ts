import { expect, it } from 'vitest';
import type { Signal } from '#features/listing/watching/model/signal.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import type { Outcome } from '#features/store/token-checks/model/check.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { TokenCheckTable } from '#platform/database/token-check-tables.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { seedReferenceData } from '../support/seed-reference-data.ts';

const address = '0x2222222222222222222222222222222222222222';
const dayMs = 24 * 60 * 60_000;

describeOnEachEngine('the check of a listed token', (open) => {
  async function prepare() {
    const opened = await open();
    await seedReferenceData(opened);
    const { database } = opened;
    const clock = { time: new Date('2026-11-23T08:00:00.000Z') };
    const { hid } = await database
      .insertInto('tokens')
      .values({
        ...{ chain_hid: 12, name: 'Lagoon', symbol: 'LAG', bl_symbol: 'BSC', address, address_key: address },
        ...{ decimal: 18, precision: 4, total_supply: '', gas: '', website: '', descriptions: '{}' },
        ...{ icon_url: '', token_protocol: 'BEP20', create_time: clock.time.toISOString() },
      })
      .returning('hid')
      .executeTakeFirstOrThrow();
    const catalogue = createCatalogue({ ...opened, now: () => clock.time });
    await catalogue.refresh();
    let block = 100;
    const check = async (verdict: Outcome, made_for: TokenCheckTable['made_for'] = 'listed') => {
      block += 1;
      await database
        .insertInto('token_checks')
        .values({
          ...{ network: 'bsc', address, pair: '', block: String(block), name: null, symbol: null },
          ...{ verdict, findings: '[]', made_for, create_time: clock.time.toISOString() },
        })
        .execute();
    };
    /** What the content API and a page say after the time. */
    const after = async (days: number) => {
      clock.time = new Date(clock.time.getTime() + days * dayMs);
      await catalogue.refresh();
      const { tokens } = await catalogue.searchAll({ key: 'lagoon', start: 0, count: 10, locale: 'en' });
      return tokens[0]?.check;
    };
    const find = (field: 'contract' | 'token-check', signal: Signal) => {
      const time = clock.time.toISOString();
      const watched = { watch_id: field === 'contract' ? 1 : 2, kind: 'token', hid, field } as const;
      return database
        .insertInto('watch_findings')
        .values({
          ...{ ...watched, address: `bsc:${address}`, name: 'Lagoon' },
          ...{ code: signal.code, signals: JSON.stringify([signal]) },
          ...{ hijack: 0, unlinked: 0, look_time: time, create_time: time },
        })
        .execute();
    };
    /** The watch finds another code. */
    const change = () =>
      find('contract', { code: 'contract-changed', before: 'SHA-256 1', after: 'SHA-256 2' });
    /** The watch finds a stop, and asks a person. */
    const stop = async () => {
      await check('stop');
      await find('token-check', { code: 'token-check-stop', before: 'passed', after: 'resale:reverts' });
    };
    const close = (state: 'dismissed' | 'recovered') =>
      database.updateTable('watch_findings').set({ state }).where('field', '=', 'token-check').execute();
    const revision = () => getContentRevision(database);
    return { database, catalogue, check, change, stop, close, after, revision };
  }

  it('is shown with its day, on pages with the network on which it can be made again', async () => {
    const { catalogue, check, after } = await prepare();
    expect(await after(0)).toBeNull();
    await check('caution');
    const shown = { outcome: 'caution', time: '2026-11-23T08:00:00.000Z' };
    expect(await after(0)).toEqual({ ...shown, block: 101 });
    const filter = { category_id: 0, chain_hid: null, key: 'lagoon', sort: 'hot' as const, shown: 40 };
    const { relatedTokens } = await catalogue.storePage(filter, 'en');
    expect(relatedTokens[0]?.check).toEqual({ ...shown, network: 'bsc' });
  });

  it('is shown for 30 days', async () => {
    const { check, after } = await prepare();
    await check('passed');
    expect(await after(29)).toMatchObject({ outcome: 'passed' });
    expect(await after(2)).toBeNull();
  });

  it('is not shown once the contract has changed, until there is one of the new code', async () => {
    const { check, change, after } = await prepare();
    await check('passed');
    expect(await after(1)).toMatchObject({ outcome: 'passed' });
    await change();
    expect(await after(0)).toBeNull();
    await check('stop');
    expect(await after(0)).toMatchObject({ outcome: 'stop' });
  });

  it.each(['dismissed', 'recovered'] as const)(
    'is a stop, whatever a later one says and the contract is, until its finding is %s',
    async (closed) => {
      const { check, change, stop, close, after } = await prepare();
      await stop();
      expect(await after(7)).toMatchObject({ outcome: 'stop' });
      // For what its owner can do: whether it can be sold was not determined.
      await check('caution');
      expect(await after(0)).toMatchObject({ outcome: 'stop' });
      await change();
      expect(await after(40)).toMatchObject({ outcome: 'stop' });
      await check('caution');
      await close(closed);
      expect(await after(0)).toMatchObject({ outcome: 'caution', block: 103 });
    },
  );

  it('is the one of the watch, whatever a visitor had checked since', async () => {
    const { check, after } = await prepare();
    await check('passed');
    await after(0);
    await check('not-determined', 'visitor');
    expect(await after(1)).toMatchObject({ outcome: 'passed' });
    await check('stop');
    expect(await after(0)).toMatchObject({ outcome: 'stop' });
  });

  it('has pages made anew for another result, and not for each new date', async () => {
    const { check, after, revision } = await prepare();
    await check('passed');
    await after(0);
    const first = await revision();
    await after(7);
    await check('passed');
    await after(0);
    expect(await revision()).toBe(first);
    await after(7);
    await check('passed');
    expect(await after(0)).toMatchObject({ time: '2026-12-07T08:00:00.000Z' });
    expect(await revision()).toBe(first + 1);
  });
});
