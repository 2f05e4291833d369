import { expect, it } from 'vitest';
import { withholdLinkWithin } from '#features/store/catalogue/server/withheld-links.ts';
import { createChangeWorld } from '../support/change-world.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, validDapp } from '../support/submission-world.ts';
import { restoreListing } from '../support/restore-listing.ts';

const moved = 'https://lantern.example.org';

describeOnEachEngine('requests for changes of listed items are bounded:', (open) => {
  const prepare = async () => createChangeWorld(await open());

  it('one at a time, and a few times a day for an item', async () => {
    const { listed, ask, send, submissions, listingChanges, pass } = await prepare();
    const { reference } = await listed();
    const first = await ask(reference, { url: moved });
    expect(await send(reference, { url: `${moved}/2` })).toBe(`/en/submission/${reference}`);
    await submissions.withdraw(first.reference);
    for (const path of ['a', 'b'])
      await submissions.withdraw((await ask(reference, { url: `${moved}/${path}` })).reference);
    expect(await listingChanges.offer(reference)).toEqual({ kind: 'few' });
    expect(await send(reference, { url: `${moved}/c` })).toBe(`/en/submission/${reference}`);
    pass(24 * 3600 + 1);
    expect(await listingChanges.offer(reference)).toEqual({ kind: 'possible' });
  });

  it('one of several that are sent at the same moment is taken', async () => {
    const { listed, send, database } = await prepare();
    const { reference } = await listed();
    await Promise.all(['a', 'b', 'c', 'd'].map((path) => send(reference, { url: `${moved}/${path}` })));
    const made = database.selectFrom('submissions').select('id').where('change_hid', 'is not', null);
    expect(await made.execute()).toHaveLength(1);
  });

  it('a few times a day from one address, whatever the items', async () => {
    const { listed, send, ask } = await prepare();
    const references: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      const url = `https://${name.toLowerCase()}.exchange`;
      const item = await listed({ title: `${name} Exchange`, url, email: `a@${name}.exchange` });
      references.push(item.reference);
    }
    for (const reference of references.slice(0, 5))
      await ask(reference, { 'texts.en.desc': 'Another sentence.' });
    expect(await send(references[5]!, { 'texts.en.desc': 'Another sentence.' })).toBe(
      `/en/submission/${references[5]}/change?result=few`,
    );
  });

  it('none while the item is delisted or one of its links is withheld, nor is it approved then', async () => {
    const { listed, ask, send, approve, listingChanges, desk, database, entry, review } = await prepare();
    const { reference, hid } = await listed();
    const request = await ask(reference, { url: moved });
    const change = { name: 'delist', reason: 'fraud', note: '' } as const;
    await desk.change({ kind: 'dapp', hid, change, person: ana });
    expect(await listingChanges.offer(reference)).toBeNull();
    expect((await review.get(request.id, ana)).change?.bar).toBe('delisted');
    await expect(approve(request.id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await entry(hid)).listed).toBe(0);
    await restoreListing(desk, { hid, person: ben });
    const link = { kind: 'dapp', hid, field: 'url', address: 'https://lantern.exchange' } as const;
    await database
      .transaction()
      .execute((transaction) => withholdLinkWithin(transaction, { ...link, at: new Date() }));
    expect((await review.get(request.id, ana)).change?.bar).toBe('withheld');
    await expect(approve(request.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await send(reference, { url: `${moved}/x` })).toBe(`/en/submission/${reference}`);
  });

  it('none keeps another project from submitting the site that it asks for', async () => {
    const { listed, ask, submissions, world } = await prepare();
    const { reference } = await listed();
    await ask(reference, { url: moved });
    const { findings } = await submissions.check(
      'dapp',
      validDapp(world, { url: moved, title: 'Estuary', email: 'a@estuary.example' }),
    );
    expect(findings.filter(({ severity }) => severity === 'blocking')).toEqual([]);
  });
});
