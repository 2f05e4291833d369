import { expect, test } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { approveMerging } from '../support/approve-merging.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ana,
  ben,
  createWorld,
  idOf,
  inReview,
  validDapp,
  submit,
  type World,
} from '../support/submission-world.ts';
import { restoreListing } from '../support/restore-listing.ts';

const chinese = { language: 'zh', title: '灯塔交易所', desc: '先看清费用。' };
const traditional = { language: 'zhTW', title: '燈塔交易所', desc: '先看清費用。' };

const add = (world: World, parent: string, change: Record<string, unknown> = chinese) =>
  world.submissions.create({
    kind: 'dapp',
    locale: 'zh',
    draftKey: crypto.randomUUID(),
    payload: validDapp(world, change),
    parent,
  });

async function added(world: World, parent: string, change: Record<string, unknown> = chinese) {
  const created = await add(world, parent, change);
  if (!created.ok) throw new Error(JSON.stringify(created));
  const id = await idOf(world, created.reference);
  const { version } = await world.review.get(id, ana);
  return { reference: created.reference, id, version };
}

const languagesOf = async (world: World, reference: string) =>
  (await world.submissions.status(reference))?.further_language?.languages;

describeOnEachEngine('further languages of a project', (open) => {
  test('an item that was delisted gets no further language until it is restored', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world);
    await world.review.perform({ ...first, action: { name: 'approve' }, person: ana });
    const { hid } = await world.database.selectFrom('dapps').select('hid').executeTakeFirstOrThrow();
    const listings = createListingDesk({ database: world.database, now: () => world.clock.time });
    const item = { kind: 'dapp', hid, person: ana } as const;
    await listings.change({ ...item, change: { name: 'delist', reason: 'fraud', note: 'Drainer.' } });
    expect(await languagesOf(world, first.reference)).toBeUndefined();
    await expect(add(world, first.reference)).rejects.toThrow('No further language can be added');
    await restoreListing(listings, { ...item, person: ben });
    expect(await languagesOf(world, first.reference)).toEqual(['zh', 'zhTW']);
  });

  test('a language that was sent before a delisting does not list the item again', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world);
    const second = await added(world, first.reference);
    await world.review.perform({ ...first, action: { name: 'approve' }, person: ana });
    const { hid } = await world.database.selectFrom('dapps').select('hid').executeTakeFirstOrThrow();
    const listings = createListingDesk({ database: world.database, now: () => world.clock.time });
    const item = { kind: 'dapp', hid, person: ana } as const;
    await listings.change({ ...item, change: { name: 'delist', reason: 'fraud', note: 'Drainer.' } });
    const approving = world.review.perform({ ...second, action: { name: 'approve' }, person: ana });
    await expect(approving).rejects.toThrow('The item was delisted after this language was sent.');
    expect(await world.database.selectFrom('dapps').select('listed').execute()).toEqual([{ listed: 0 }]);
    await restoreListing(listings, { ...item, person: ben });
    await approveMerging(world, second);
    const texts = await world.database.selectFrom('dapp_texts').select('locale').orderBy('locale').execute();
    expect(texts.map(({ locale }) => locale)).toEqual(['en', 'zh']);
  });

  test('after paying for one language, the others are free and go straight to the desk', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world);
    expect(await world.submissions.status(first.reference)).toMatchObject({
      further_language: {
        languages: ['zh', 'zhTW'],
        shared: { url: 'https://lantern.exchange', icon: world.icon, categories: [1, 2] },
      },
    });
    const second = await added(world, first.reference);
    expect(await world.submissions.status(second.reference)).toMatchObject({
      state: 'in-review',
      next: 'wait',
      promised_time: '2026-03-11T09:00:00.000Z',
      further_language: null,
    });
    expect(await languagesOf(world, first.reference)).toEqual(['zhTW']);
    expect((await world.review.get(second.id, ana)).parent).toEqual({
      id: first.id,
      title: 'Lantern Exchange',
      state: 'in-review',
    });
    const mails = await world.database
      .selectFrom('outbox')
      .select(['kind', 'locale'])
      .orderBy('id')
      .execute();
    expect(mails.at(-1)).toEqual({ kind: 'submission-in-review', locale: 'zh' });

    await world.review.perform({ ...first, action: { name: 'approve' }, person: ana });
    await approveMerging(world, second);
    await approveMerging(world, await added(world, first.reference, traditional));
    const texts = await world.database.selectFrom('dapp_texts').select('locale').orderBy('locale').execute();
    expect(texts.map(({ locale }) => locale)).toEqual(['en', 'zh', 'zh-tw']);
    expect(await world.database.selectFrom('dapps').select('title').execute()).toEqual([
      { title: 'Lantern Exchange' },
    ]);
    expect(await world.submissions.status(first.reference)).toMatchObject({ further_language: null });
  });

  test('is for the same site, and each language once', async () => {
    const world = await createWorld(await open());
    const { reference } = await inReview(world);
    const elsewhere = { ...chinese, url: 'https://other.example.org', title: '别的' };
    const foreign = await add(world, reference, elsewhere);
    expect(foreign.ok || foreign.findings[0]).toEqual({
      severity: 'blocking',
      code: 'other-site',
      params: {},
    });
    await added(world, reference);
    const again = await add(world, reference);
    expect(again).toMatchObject({ ok: false });
    expect(again.ok || again.findings.map(({ code }) => code)).toContain('language-sent');
    const checked = await world.submissions.check('dapp', validDapp(world, chinese), { parent: reference });
    expect(checked.findings.map(({ code }) => code)).toContain('language-sent');
    const english = await add(world, reference, {});
    expect(english.ok || english.findings.map(({ code }) => code)).toContain('language-sent');
  });

  test('nothing is free without a paid submission, and a free one does not allow more', async () => {
    const world = await createWorld(await open());
    const unpaid = await submit(world, { url: 'https://unpaid.example.org', title: 'Unpaid' });
    const conflict = { code: 'conflict' };
    await expect(add(world, unpaid, { ...chinese, url: 'https://unpaid.example.org' })).rejects.toMatchObject(
      conflict,
    );
    await expect(add(world, 'a'.repeat(26))).rejects.toMatchObject({ code: 'not-found' });
    const token = await inReview(world, {}, 'token');
    await expect(add(world, token.reference)).rejects.toMatchObject(conflict);
    const first = await inReview(world);
    const second = await added(world, first.reference);
    await expect(add(world, second.reference, traditional)).rejects.toMatchObject(conflict);
    // A withdrawn language may be sent again, though not without limit.
    await world.submissions.withdraw(second.reference);
    expect(await languagesOf(world, first.reference)).toEqual(['zh', 'zhTW']);
    for (let sent = 1; sent < 6; sent += 1)
      await world.submissions.withdraw((await added(world, first.reference)).reference);
    expect(await languagesOf(world, first.reference)).toBeUndefined();
    await expect(add(world, first.reference)).rejects.toMatchObject(conflict);
  });

  test('of several sent at the same moment, one is created and the others get the reason', async () => {
    const world = await createWorld(await open());
    const { reference } = await inReview(world);
    const sending = [add(world, reference)];
    let isStored = false;
    void sending[0]?.finally(() => (isStored = true));
    // One after each answer of the database, so that the first is stored at every moment of another's examination.
    while (!isStored) {
      await world.database.selectFrom('submissions').select('id').execute();
      sending.push(add(world, reference));
    }
    const settled = await Promise.all(sending);
    expect(settled.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = settled.flatMap((one) => (one.ok ? [] : [one.findings.map(({ code }) => code)]));
    for (const codes of refused) expect(codes).toContain('language-sent');
  });

  test('a form sent back for changes keeps its site and a free language', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world);
    const second = await added(world, first.reference);
    await world.review.perform({
      ...second,
      action: { name: 'request-changes', text: 'Which script?' },
      person: ana,
    });
    const update = (change: Record<string, unknown>) =>
      world.submissions.update(second.reference, validDapp(world, change));
    expect(await update({ ...chinese, language: 'en' })).toMatchObject({ ok: false });
    expect(await update(traditional)).toEqual({ ok: true });
    expect(await languagesOf(world, first.reference)).toEqual(['zh']);
    const { history } = await world.review.get(second.id, ana);
    expect(history.at(-1)?.detail).toEqual({ changed: ['language', 'title', 'desc'] });
  });
});
