import { expect, it } from 'vitest';
import type { WatchAction } from '#features/listing/watching/model/finding.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createSiteTable, createWatchWorld, hourMs, pageOf, runRound } from '../support/watch-world.ts';

const rita = { id: 'rita', email: 'rita@example.org' };
const lagoon = 'https://lagoon.example.org';
const casino = 'https://casino.example.net/';
const doubt = { name: 'unlink', reason: 'doubt', note: 'It reopens with another text.' } as const;

describeOnEachEngine('watching listed links', (open) => {
  async function prepare(titles = ['Lagoon', 'Reef']) {
    const opened = await open();
    const sites = createSiteTable();
    const world = createWatchWorld(opened, { web: sites.web });
    const hids = await listNow(
      opened.database,
      titles.map((title) => newDapp(title)),
    );
    await world.round();
    const later = async (ms = 7 * hourMs) => {
      world.pass(ms);
      return world.round();
    };
    /** Takes the site over: other content at another domain. */
    const takeOver = async () => {
      sites.redirect(lagoon, casino, pageOf('Casino'));
      await later();
      const [finding] = await world.openFindings();
      return finding!;
    };
    const act = async (action: WatchAction, id?: number) => {
      const [first] = await world.openFindings();
      const { version } = await world.watching.get(id ?? first!.id);
      await world.watching.act({ id: id ?? first!.id, version, action, person: rita });
    };
    const dapp = () => world.catalogue.findDapp(hids[0]!, 'en');
    return { ...opened, ...world, ...sites, hids, later, takeOver, act, dapp };
  }

  it('looks at each link every six hours, and finds nothing where nothing has changed', async () => {
    const { later, looks, openFindings, show } = await prepare();
    expect(looks).toHaveLength(2);
    expect(await later(5 * hourMs)).toBe(0);
    expect(await later(2 * hourMs)).toBe(2);
    show(lagoon, pageOf('Lagoon', '<p>A new notice about fees.</p>'));
    await later();
    expect(await openFindings()).toEqual([]);
  });

  it('watches what was listed since, and forgets what is no longer listed', async () => {
    const { database, later, looks } = await prepare();
    await listNow(database, [newDapp('Harbor', { row: { audit_url: 'https://audits.example.org/harbor' } })]);
    await database.updateTable('dapps').set({ listed: 0 }).where('title', '=', 'Reef').execute();
    looks.splice(0);
    await later();
    expect(looks.toSorted()).toEqual([
      'https://audits.example.org/harbor',
      'https://harbor.example.org',
      lagoon,
    ]);
  });

  it('withholds the link of a clear hijack in the round that saw it, after a second look', async () => {
    const { takeOver, dapp, looks, database, clock } = await prepare();
    expect(await dapp()).toMatchObject({ url: lagoon, withheld_links: [] });
    looks.splice(0);
    const finding = await takeOver();
    expect(looks.filter((address) => address === lagoon)).toHaveLength(2);
    expect(await dapp()).toMatchObject({ title: 'Lagoon', url: '', withheld_links: ['url'] });
    expect(finding).toMatchObject({
      name: 'Lagoon',
      address: lagoon,
      hijack: true,
      unlinked: true,
      look_time: clock.time.toISOString(),
    });
    expect(finding.signals).toEqual([
      { code: 'moved', before: 'example.org', after: casino },
      {
        code: 'content-changed',
        before: 'lagoon',
        after: expect.stringMatching(/^Casino \(\d\d of 64/) as string,
      },
    ]);
    const logged = await database
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(logged).toMatchObject({ area: 'watch', action: 'unlink', actor: 'link watch' });
  });

  it('leaves the link where the second look shows the page as it was', async () => {
    const { web, dependencies, later, openFindings, dapp, redirect, restore } = await prepare();
    redirect(lagoon, casino, pageOf('Casino'));
    let reads = 0;
    dependencies.web = {
      read: (address, request) => {
        if (address === lagoon && (reads += 1) === 2) restore(lagoon);
        return web.read(address, request);
      },
    };
    await later();
    expect(reads).toBe(2);
    expect(await openFindings()).toEqual([]);
    expect(await dapp()).toMatchObject({ url: lagoon });
  });

  it('exports no DApp whose link is withheld', async () => {
    const { takeOver, catalogue } = await prepare();
    await takeOver();
    const { dapp_list: exported } = await catalogue.exportTip001('https://portal.example');
    expect(exported.map(({ title }) => title)).toEqual(['Reef']);
  });

  it('keeps the link withheld when the old page comes back by itself', async () => {
    const { takeOver, restore, later, dapp, openFindings } = await prepare();
    await takeOver();
    restore(lagoon);
    await later();
    expect(await dapp()).toMatchObject({ url: '' });
    expect(await openFindings()).toMatchObject([{ unlinked: true, code: 'moved' }]);
  });

  it('gives the link back when a person dismisses it, and does not find the same again', async () => {
    const { takeOver, act, dapp, later, openFindings, watching } = await prepare();
    const { id } = await takeOver();
    await act({ name: 'dismiss', note: 'The team has moved.' });
    expect(await dapp()).toMatchObject({ url: lagoon, withheld_links: [] });
    expect(await watching.get(id)).toMatchObject({
      state: 'dismissed',
      decision: { note: 'The team has moved.', actor: 'rita@example.org' },
    });
    await later();
    expect(await openFindings()).toEqual([]);
  });

  it('delists the item when a person confirms it', async () => {
    const { takeOver, act, dapp, catalogue, hids, database, watching, later } = await prepare();
    const { id } = await takeOver();
    await act({ name: 'delist', reason: 'compromised', note: 'It drains wallets.' });
    expect(await dapp()).toBeUndefined();
    expect(await catalogue.delistedDapp(hids[0]!, 'en')).toMatchObject({ reason: 'compromised' });
    await later();
    expect(await watching.get(id)).toMatchObject({ state: 'delisted', next_look_time: null });
    expect(await database.selectFrom('withheld_links').selectAll().execute()).toEqual([]);
  });

  it('asks a person about what is no clear hijack, who can withhold the link', async () => {
    const { show, later, openFindings, dapp, act } = await prepare();
    show(lagoon, pageOf('Reopening soon'));
    await later();
    expect(await openFindings()).toMatchObject([{ code: 'content-changed', hijack: false, unlinked: false }]);
    expect(await dapp()).toMatchObject({ url: lagoon });
    await act(doubt);
    expect(await dapp()).toMatchObject({ url: '', withheld_links: ['url'] });
    await expect(act(doubt)).rejects.toThrow('This link is already withheld.');
  });

  it('closes a notice when the link is as before', async () => {
    const { redirect, restore, later, openFindings, watching } = await prepare();
    redirect(lagoon, 'https://lagoon.example.net/', pageOf('lagoon'));
    await later();
    expect(await openFindings()).toMatchObject([{ code: 'moved', hijack: false }]);
    restore(lagoon);
    await later();
    expect((await watching.list({ state: 'decided', q: '', page: 1, perPage: 10 })).data).toMatchObject([
      { state: 'recovered', decision: { actor: '' } },
    ]);
  });

  it('calls a link dead after a day of failures, not after one', async () => {
    const { fail, restore, later, openFindings, dapp } = await prepare();
    fail(lagoon, 'refused');
    for (const hours of [7, 1, 2, 7]) {
      await later(hours * hourMs);
      expect(await openFindings()).toEqual([]);
    }
    await later(20 * hourMs);
    expect(await openFindings()).toMatchObject([
      { code: 'dead', signals: [{ code: 'dead', before: '', after: 'refused' }], unlinked: false },
    ]);
    expect(await dapp()).toMatchObject({ url: lagoon });
    restore(lagoon);
    await later(25 * hourMs);
    expect(await openFindings()).toEqual([]);
  });

  it('drops the finding and shows the link when the item gets another address', async () => {
    const { takeOver, database, later, openFindings, dapp } = await prepare();
    await takeOver();
    await database
      .updateTable('dapps')
      .set({ url: 'https://lagoon.example.com' })
      .where('title', '=', 'Lagoon')
      .execute();
    await later();
    expect(await openFindings()).toEqual([]);
    expect(await database.selectFrom('withheld_links').selectAll().execute()).toEqual([]);
    await listNow(database, []);
    expect(await dapp()).toMatchObject({ url: 'https://lagoon.example.com', withheld_links: [] });
  });

  it('withholds the website of a token, and says so where the search shows it', async () => {
    const { database, later, redirect, catalogue } = await prepare();
    const website = 'https://token.example.org';
    const names = { network: 'eth', title: 'Ethereum', short: 'ETH', ns: 'ethereum', chain_id: '1' };
    await database
      .insertInto('chains')
      .values({
        ...{ hid: 1, ...names, icon_url: '', explorer: null, token_standards: '[]', nft_standards: '[]' },
        ...{ deprecated: 0, position: 1 },
      })
      .execute();
    await database
      .insertInto('tokens')
      .values({
        ...{
          chain_hid: 1,
          name: 'Lagoon Token',
          symbol: 'LGN',
          bl_symbol: 'ETH',
          address: '',
          address_key: '',
        },
        ...{
          decimal: 18,
          precision: 4,
          total_supply: '',
          gas: '',
          website,
          descriptions: '{}',
          icon_url: '',
        },
        ...{ token_protocol: 'ERC20', create_time: '2026-01-01T00:00:00.000Z' },
      })
      .execute();
    await listNow(database, []);
    await later();
    redirect(website, casino, pageOf('Casino'));
    await later();
    const found = await catalogue.searchAll({ key: 'LGN', start: 0, count: 5, locale: 'en' });
    expect(found.tokens).toMatchObject([{ symbol: 'LGN', website: '', withheld_links: ['website'] }]);
  });

  it('lets one of two people decide, and refuses what was decided', async () => {
    const { takeOver, watching } = await prepare();
    const { id, version } = await takeOver();
    const dismiss = { name: 'dismiss', note: 'Seen.' } as const;
    const both = await Promise.allSettled(
      [rita, { id: 'ben', email: 'ben@example.org' }].map((person) =>
        watching.act({ id, version, action: dismiss, person }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { version: latest } = await watching.get(id);
    await expect(watching.act({ id, version: latest, action: dismiss, person: rita })).rejects.toThrow(
      'This finding is already decided. Reload the page.',
    );
  });

  it('looks at each due link once, when two processes look at the same time', async () => {
    const titles = Array.from({ length: 60 }, (_, at) => `Site ${at}`);
    const { database, dependencies, pass, looks, round } = await prepare(titles);
    looks.splice(0);
    pass(7 * hourMs);
    // Each process has a round of its own.
    const counts = await Promise.all([round(), runRound(dependencies)]);
    expect(counts[0]! + counts[1]!).toBe(60);
    expect(new Set(looks).size).toBe(60);
    expect(looks).toHaveLength(60);
    const rows = await database.selectFrom('watches').select('attempts').execute();
    expect(rows.every(({ attempts }) => attempts === 2)).toBe(true);
  });

  it('filters findings by kind, signal and words', async () => {
    const { takeOver, show, later, watching } = await prepare();
    await takeOver();
    show('https://reef.example.org', pageOf('Something else'));
    await later();
    const names = async (filter: object) => {
      const { data } = await watching.list({ state: 'open', q: '', page: 1, perPage: 10, ...filter });
      return data.map(({ name }) => name);
    };
    // The clear hijack is first, although the other one is newer.
    expect(await names({})).toEqual(['Lagoon', 'Reef']);
    expect(await names({ signal: 'moved' })).toEqual(['Lagoon']);
    expect(await names({ kind: 'token' })).toEqual([]);
    expect(await names({ q: 'REEF.example' })).toEqual(['Reef']);
    expect(await watching.counts()).toEqual([
      { id: 'open', count: 2 },
      { id: 'decided', count: 0 },
    ]);
  });
});
