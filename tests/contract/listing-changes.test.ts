import { expect, it } from 'vitest';
import { createChangeWorld } from '../support/change-world.ts';
import { statusLinkIn } from '../support/mail-server.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { outboxRows } from '../support/mail-world.ts';
import { ana, drawLogo, idOf, validDapp } from '../support/submission-world.ts';

const moved = 'https://lantern.example.org';

describeOnEachEngine('a team asks for a change of what it listed', (open) => {
  const prepare = async () => createChangeWorld(await open());

  it('with a form that shows what is listed, and the desk sees only what was changed', async () => {
    const { listed, ask, listingChanges, review, submissions, entry, world } = await prepare();
    const { reference, hid } = await listed();
    expect(await listingChanges.offer(reference)).toEqual({ kind: 'possible' });
    expect((await listingChanges.open(reference))?.draft).toMatchObject({
      texts: { en: { title: 'Lantern Exchange' } },
      url: 'https://lantern.exchange',
      categories: [1, 2],
    });
    const request = await ask(reference, {
      'texts.en.title': 'Lantern Exchange',
      'texts.en.desc': 'Swap with fees you read first.',
      url: moved,
    });
    expect(await review.get(request.id, ana)).toMatchObject({
      is_change: true,
      state: 'in-review',
      payment: null,
      merge: null,
      title: 'Lantern Exchange',
      payload: { url: moved, desc: 'Swap with fees you read first.', email: 'hello@lantern.exchange' },
      change: {
        hid,
        bar: null,
        isStale: false,
        fields: [
          { field: 'texts.en.desc', leadsElsewhere: false, wanted: 'Swap with fees you read first.' },
          { field: 'url', leadsElsewhere: true, listed: 'https://lantern.exchange', wanted: moved },
        ],
      },
    });
    const queue = await review.list({ page: 1, perPage: 10, sort: 'create_time', order: 'ASC' }, ana);
    expect(queue.data.map(({ is_change }) => is_change)).toEqual([false, true]);
    expect(await submissions.status(request.reference)).toMatchObject({
      state: 'in-review',
      change: { fields: ['desc', 'url'] },
      further_language: null,
      payload: null,
    });
    const offer = await listingChanges.offer(reference);
    expect(await listingChanges.offer(reference)).toEqual(offer);
    if (offer?.kind !== 'open') throw new Error('No request is open.');
    expect(await idOf(world, offer.reference)).toBe(await idOf(world, request.reference));
    expect((await entry(hid)).url).toBe('https://lantern.exchange');
    expect((await outboxRows(world)).at(-1)).toMatchObject({
      kind: 'submission-change-asked',
      recipient: 'hello@lantern.exchange',
    });
  });

  it('which tells the stored contact immediately what is to change, and how to object', async () => {
    const { listed, ask, outbox, server, pass, submissions, database } = await prepare();
    const { reference } = await listed();
    const request = await ask(reference, { url: moved, 'texts.en.desc': 'Another sentence.' });
    pass(60);
    await outbox.sendDue();
    const mail = server.mails.at(-1);
    expect(mail?.subject).toBe('Listing change requested: “Lantern Exchange”');
    expect(mail?.text).toContain('requested on its status page: One sentence about it and Project link.');
    const { reference: key } = statusLinkIn(mail!);
    expect(await idOf({ database }, key)).toBe(await idOf({ database }, request.reference));
    await submissions.withdraw(request.reference);
    expect(await submissions.status(request.reference)).toMatchObject({ state: 'withdrawn' });
  });

  it('and an approval writes it into the same entry, whose id, place and counts stay', async () => {
    const { listed, ask, approve, entry, database, submissions, listingChanges } = await prepare();
    const { reference, hid } = await listed();
    await database.updateTable('dapps').set({ hot: 7 }).where('hid', '=', hid).execute();
    const before = await entry(hid);
    const logo = new File([new Uint8Array(await drawLogo(200))], 'logo.png');
    const request = await ask(reference, { url: moved, logo, 'categories[]': ['', '2'] });
    await approve(request.id);
    const after = await entry(hid);
    expect(after).toMatchObject({ url: moved, hot: 7, listed: 1, create_time: before.create_time });
    expect(after.icon_url).not.toBe(before.icon_url);
    const categories = await database.selectFrom('dapp_categories').select('category_hid').execute();
    expect(categories).toEqual([{ category_hid: 2 }]);
    expect(await database.selectFrom('dapps').select('hid').execute()).toHaveLength(1);
    expect(await submissions.status(request.reference)).toMatchObject({
      state: 'listed',
      listed_path: `/dappstore/detail?id=${hid}`,
    });
    const log = await database.selectFrom('audit_log').select(['area', 'action', 'subject']).execute();
    expect(log).toContainEqual({ area: 'listing', action: 'edit', subject: `dapp ${hid}` });
    expect(await listingChanges.offer(reference)).toEqual({ kind: 'possible' });
  });

  it('of a token too, whose contract is marked', async () => {
    const { listed, ask, approve, review, database } = await prepare();
    const { reference } = await listed({}, 'token');
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const request = await ask(reference, { address, website: 'https://lantern.exchange/token' });
    const { change } = await review.get(request.id, ana);
    expect(change?.fields).toMatchObject([
      { field: 'address', wanted: address, leadsElsewhere: true },
      { field: 'website', leadsElsewhere: true },
    ]);
    await approve(request.id);
    expect(await database.selectFrom('tokens').select(['address', 'name']).execute()).toEqual([
      { address, name: 'Lantern' },
    ]);
  });

  it('and an approval can be undone, after which the entry is as it was', async () => {
    const { listed, ask, approve, review, entry } = await prepare();
    const { reference, hid } = await listed();
    const request = await ask(reference, { url: moved });
    await approve(request.id);
    const { version } = await review.get(request.id, ana);
    await review.undo({ id: request.id, version, person: ana });
    expect((await entry(hid)).url).toBe('https://lantern.exchange');
    expect(await review.get(request.id, ana)).toMatchObject({
      state: 'in-review',
      change: { isStale: false },
    });
  });

  it('and what the desk edited in the meantime stays, is shown, and makes an approval of what was seen before a conflict', async () => {
    const { listed, ask, approve, review, entry, edit } = await prepare();
    const { reference, hid } = await listed();
    const request = await ask(reference, { url: moved });
    const old = (await review.get(request.id, ana)).change!;
    await edit(hid, { tp_connect: 'none', url: 'https://lantern.exchange/app' });
    const { version, change } = await review.get(request.id, ana);
    expect(change).toMatchObject({
      isStale: true,
      fields: [
        {
          field: 'url',
          asked: 'https://lantern.exchange',
          listed: 'https://lantern.exchange/app',
          wanted: moved,
        },
      ],
      editedSince: [{ field: 'tp_connect', asked: 'both', listed: 'none' }],
    });
    const merge = { hid, seen: old.seen, take: [] };
    const early = review.perform({
      ...{ id: request.id, version, person: ana },
      action: { name: 'approve', note: 'Looked at.', merge },
    });
    await expect(early).rejects.toMatchObject({ code: 'conflict' });
    await approve(request.id);
    expect(await entry(hid)).toMatchObject({ url: moved, tp_connect: 'none' });
  });

  it('which a form that was opened before an edit of the desk does not undo', async () => {
    const { listed, listingChanges, send, edit, review, world } = await prepare();
    const { reference, hid } = await listed();
    const shown = JSON.stringify((await listingChanges.open(reference))!.shown);
    await edit(hid, { tp_connect: 'none' });
    const place = await send(reference, { shown, tp_connect: 'both', url: moved });
    const made = await idOf(world, place.split('/').at(-1)!);
    expect((await review.get(made, ana)).change?.fields.map(({ field }) => field)).toEqual(['url']);
  });

  it('whose errors are said at the fields, with everything that was typed', async () => {
    const { listed, send, listingChanges, database } = await prepare();
    await listed({ url: 'https://other.exchange', title: 'Other Exchange', email: 'a@other.exchange' });
    const { reference } = await listed();
    const place = await send(reference, {
      'texts.en.desc': 'A sentence that was typed.',
      url: 'https://other.exchange',
      'contracts.1': '',
    });
    expect(place).toBe(`/en/submission/${reference}/change?result=problems`);
    const form = await listingChanges.open(reference);
    expect(form?.problems).toMatchObject({ refusals: [{ code: 'duplicate-listed', path: 'url' }] });
    expect(form?.draft).toMatchObject({
      url: 'https://other.exchange',
      texts: { en: { desc: 'A sentence that was typed.' } },
    });
    await send(reference, { url: 'nonsense', logo: new File(['no picture'], 'logo.png') });
    expect(
      (await listingChanges.open(reference))?.problems.issues.map(({ path, code }) => [path, code]),
    ).toEqual([
      ['url', 'url'],
      ['icon', 'logo'],
    ]);
    expect(await send(reference, {})).toBe(`/en/submission/${reference}/change?result=unchanged`);
    expect(
      await database.selectFrom('submissions').select('id').where('change_hid', 'is not', null).execute(),
    ).toEqual([]);
  });

  it('and gets the findings of a new submission, against all items but its own', async () => {
    const { listed, ask, review } = await prepare();
    await listed({ url: 'https://harbor.exchange', title: 'Harbor Exchange', email: 'a@harbor.exchange' });
    const { reference } = await listed();
    const request = await ask(reference, { 'texts.en.title': 'Harbor Exchange' });
    const codes = (await review.get(request.id, ana)).findings.map(({ code }) => code);
    expect(codes).toContain('same-name');
    expect(codes).not.toContain('duplicate-listed');
  });

  it('sends it again after the reviewers asked for something, with the clock of the promise', async () => {
    const { listed, ask, send, review, submissions, listingChanges, approve, entry } = await prepare();
    const { reference, hid } = await listed();
    const request = await ask(reference, { url: moved });
    const { version } = await review.get(request.id, ana);
    const requests = [{ field: 'url', text: 'Where does it end?' }];
    await review.perform({
      id: request.id,
      version,
      action: { name: 'request-changes', requests },
      person: ana,
    });
    expect(await listingChanges.open(request.reference)).toMatchObject({
      isAgain: true,
      asked: { requests },
      draft: { url: moved },
    });
    await expect(
      submissions.update(request.reference, validDapp({ icon: 'f'.repeat(64) })),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await send(request.reference, { url: `${moved}/app` })).toBe(
      `/en/submission/${request.reference}`,
    );
    expect(await submissions.status(request.reference)).toMatchObject({ state: 'in-review' });
    await approve(request.id);
    expect((await entry(hid)).url).toBe(`${moved}/app`);
  });

  it('after which a further language is for the new link, and one for the old link lists nothing', async () => {
    const { listed, ask, approve, review, submissions, database, world } = await prepare();
    const { reference } = await listed();
    const chinese = { language: 'zh', title: '灯塔交易所', desc: '先看清费用。' };
    const add = (change: object) =>
      submissions.create({
        ...{ kind: 'dapp', locale: 'zh', draftKey: crypto.randomUUID(), parent: reference },
        payload: validDapp(world, { ...chinese, ...change }),
      });
    const early = await add({});
    if (!early.ok) throw new Error('The first language was refused');
    const request = await ask(reference, { url: moved });
    await approve(request.id);
    const id = await idOf(world, early.reference);
    const { version } = await review.get(id, ana);
    const approving = review.perform({ id, version, action: { name: 'approve' }, person: ana });
    await expect(approving).rejects.toThrow('The item’s link was changed after this language was sent.');
    expect(await database.selectFrom('dapps').select('url').execute()).toEqual([{ url: moved }]);
    await submissions.withdraw(early.reference);
    expect((await submissions.status(reference))?.further_language?.shared).toMatchObject({ url: moved });
    const old = await add({});
    expect(old.ok || old.findings.map(({ code }) => code)).toContain('other-site');
    expect(await add({ url: moved })).toMatchObject({ ok: true });
  });

  it('and is approved only by someone who names what they saw: scripts cannot', async () => {
    const { listed, ask, review, entry } = await prepare();
    const { reference, hid } = await listed();
    const { id } = await ask(reference, { url: moved });
    const { version } = await review.get(id, ana);
    const approving = review.perform({ id, version, action: { name: 'approve' }, person: ana });
    await expect(approving).rejects.toThrow('Compare both at the desk, and approve it there.');
    expect((await entry(hid)).url).toBe('https://lantern.exchange');
  });
});
