import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { namesPerDay, networksNeeded } from '#features/store/catalogue/server/count-empty-search.ts';
import { createNumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import { createContentServices } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

describeOnEachEngine('searches without a result', (open) => {
  async function createIt() {
    const opened = await open();
    const { database } = opened;
    let time = new Date('2026-03-02T09:00:00.000Z');
    const now = () => time;
    const { catalogue } = createContentServices(opened, now);
    await listNow(database, [newDapp('Harbor')]);
    return {
      catalogue,
      /** The same words from so many networks. */
      search: async (key: string, networks = networksNeeded, first = 0) => {
        for (let network = first; network < first + networks; network += 1)
          await catalogue.countSearch(key, `203.${network}.113.7`);
      },
      stored: () => database.selectFrom('empty_searches').selectAll().orderBy('name').execute(),
      missing: async () => (await createNumbersDesk({ database, brand, now }).read({ period: '4w' })).missing,
      setTime: (at: string) => (time = new Date(at)),
    };
  }

  it('stores a name when five networks have typed it on one day, and the desk lists it', async () => {
    const { search, stored, missing } = await createIt();
    await search('Lagoon Swap', 4);
    expect(await stored()).toEqual([]);
    await search('  lagoon   swap', 3, 4);
    expect(await stored()).toEqual([{ day: '2026-03-02', name: 'lagoon swap', networks: 7 }]);
    expect(await missing()).toEqual([{ name: 'lagoon swap', count: 7, latest: '2026-03-02' }]);
  });

  it('counts a network once, however many of its addresses ask', async () => {
    const { catalogue, stored } = await createIt();
    for (let host = 1; host < 60; host += 1) {
      await catalogue.countSearch('lagoon swap', `203.0.113.${host}`);
      await catalogue.countSearch('lagoon swap', `2001:db8:1:${host}::1`);
    }
    expect(await stored()).toEqual([]);
  });

  it('begins again every day, so that rare words are never stored', async () => {
    const { search, stored, setTime } = await createIt();
    await search('lagoon swap', 4);
    setTime('2026-03-03T00:00:01.000Z');
    await search('lagoon swap', 4, 10);
    expect(await stored()).toEqual([]);
  });

  it.each([
    '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'ana@example.org',
    'https://evil.example/claim',
  ])('never stores %s, from however many networks', async (key) => {
    const { search, stored } = await createIt();
    await search(key, 20);
    expect(await stored()).toEqual([]);
  });

  it('stores nothing of a search that found something', async () => {
    const { search, stored } = await createIt();
    await search('harbor', 20);
    expect(await stored()).toEqual([]);
  });

  it('takes no more names on one day than the desk can read', async () => {
    const { search, stored } = await createIt();
    const letter = (index: number) => String.fromCharCode(0x4e00 + index);
    for (let index = 0; index < namesPerDay + 5; index += 1) await search(`lagoon ${letter(index)}`);
    expect(await stored()).toHaveLength(namesPerDay);
    await search(`lagoon ${letter(0)}`, 1, 100);
    expect((await stored()).some(({ networks }) => networks === networksNeeded + 1)).toBe(true);
  });

  it('forgets a name after 28 days', async () => {
    const { search, stored, missing, setTime, catalogue } = await createIt();
    await search('lagoon swap');
    setTime('2026-03-29T12:00:00.000Z');
    await catalogue.refresh();
    expect(await missing()).toHaveLength(1);
    setTime('2026-03-30T12:00:00.000Z');
    expect(await missing()).toEqual([]);
    await catalogue.refresh();
    expect(await stored()).toEqual([]);
  });
});
