import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createOwnListings } from '#features/listing/own-listings/server/own-listings.ts';
import { createListingWithdrawalRoute } from '#routes/api/listing-withdrawal-route.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createTestAppeals } from '../support/appeals.ts';
import { approveMerging } from '../support/approve-merging.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, publicOrigin, startServerForTest } from '../support/mail-world.ts';
import { ana, ben, inReview } from '../support/submission-world.ts';
import { restoreListing } from '../support/restore-listing.ts';

describeOnEachEngine('a team withdraws what it listed', (open) => {
  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const now = () => world.clock.time;
    const dependencies = { ...world.open, now };
    // Nobody can be mailed: a key suffices.
    const ownListings = createOwnListings({ ...dependencies, confirmsByMail: false });
    const mailed = createOwnListings({ ...dependencies, confirmsByMail: true });
    const app = new Hono<VisitorEnvironment>();
    app.route('/', createListingWithdrawalRoute({ ownListings, limits: world.limits, publicOrigin }, 1000));
    withCheckedAnswers(app as unknown as Hono);
    const send = (body: Record<string, string>) =>
      app.request('/api/listing-withdrawals', { method: 'POST', body: new URLSearchParams(body) });
    const approved = async () => {
      const { reference, id, version } = await inReview(world);
      await world.review.perform({ id, version, action: { name: 'approve' }, person: ana });
      const { listed_hid: hid } = await world.review.get(id, ana);
      return { reference, id, version: version + 1, hid: hid! };
    };
    const listed = async () =>
      (await world.database.selectFrom('dapps').select('listed').execute()).map((row) => row.listed);
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    return {
      ...world,
      ...createTestAppeals(world),
      world,
      ownListings,
      mailed,
      send,
      approved,
      listed,
      desk,
    };
  }

  it('which leaves the store immediately, and says so in history, log and mail', async () => {
    const item = await prepare();
    const { ownListings, send, approved, listed, appeals, database, world } = item;
    const { reference } = await approved();
    expect(await ownListings.offerWithdrawal(reference)).toBe('at-once');
    const answer = await send({ reference, lang: 'ja', confirmed: 'yes' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/ja/submission/${reference}`]);
    expect(await listed()).toEqual([0]);
    expect(await ownListings.offerWithdrawal(reference)).toBeNull();
    expect((await world.submissions.status(reference))?.history.at(-1)).toMatchObject({
      state: 'listed',
      code: 'listing-withdrawn',
    });
    const [delisting] = await database.selectFrom('delistings').select(['reason', 'actor']).execute();
    expect(delisting).toEqual({ reason: 'request', actor: 'its team' });
    const log = await database.selectFrom('audit_log').select(['action', 'actor']).orderBy('id').execute();
    expect(log.at(-1)).toEqual({ action: 'delist', actor: 'its team' });
    expect((await outboxRows(world)).at(-1)?.kind).toBe('submission-listing-withdrawn');
    const own = { delisting: { reason: 'request' }, isOwn: true };
    expect(await appeals.find(reference)).toMatchObject({ ...own, state: 'possible' });
  });

  it('and asks to have it listed again, which any reviewer decides', async () => {
    const { ownListings, approved, appeals, appeal, listed } = await prepare();
    const { reference } = await approved();
    await ownListings.withdraw(reference);
    expect(await appeal(reference)).toBe('sent');
    expect(await appeals.find(reference)).toMatchObject({ isOwn: true, state: 'waiting' });
    const { data } = await appeals.list({ state: 'open', page: 1, perPage: 10 });
    const { id, version } = data[0]!;
    expect(await appeals.get(id, ana)).toMatchObject({ bar: null });
    const decision = { outcome: 'granted', text: 'It was not you.' } as const;
    expect(await appeals.decide({ id, version, decision, person: ana })).toBe('decided');
    expect(await listed()).toEqual([1]);
  });

  it('by a link that is mailed to the address of its submission, and works for a day', async () => {
    const { mailed, approved, listed, outbox, server, world } = await prepare();
    const { reference } = await approved();
    const ask = () => mailed.withdraw(reference);
    expect(await mailed.offerWithdrawal(reference)).toBe('by-mail');
    expect(await Promise.all([ask(), ask()])).toEqual(['mailed', 'mailed']);
    expect(await listed()).toEqual([1]);
    await outbox.sendDue();
    const mails = server.mails.filter(({ subject }) => subject?.includes('Confirm the withdrawal'));
    expect(mails.map(({ recipients }) => recipients)).toEqual([['hello@lantern.exchange']]);
    const key = /\/submission\/([a-z2-7]{26})/.exec(mails[0]!.text ?? '')?.[1] ?? '';
    expect(await mailed.offerWithdrawal(key)).toBe('confirm');
    world.pass(25 * 60 * 60);
    expect(await mailed.offerWithdrawal(key)).toBe('by-mail');
    world.pass(-2 * 60 * 60);
    expect(await mailed.withdraw(key)).toBe('withdrawn');
    expect(await listed()).toEqual([0]);
  });

  it('by no other key of the submission that was mailed', async () => {
    const { mailed, approved, outbox, server } = await prepare();
    await approved();
    await outbox.sendDue();
    const key = /\/submission\/([a-z2-7]{26})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(await mailed.offerWithdrawal(key)).toBe('by-mail');
  });

  it('once, however often it is sent at the same moment', async () => {
    const { ownListings, approved, database } = await prepare();
    const { reference } = await approved();
    const results = await Promise.all(Array.from({ length: 5 }, () => ownListings.withdraw(reference)));
    expect(results.filter((result) => result === 'withdrawn')).toHaveLength(1);
    expect(await database.selectFrom('delistings').select('id').execute()).toHaveLength(1);
  });

  it('only when it confirms it', async () => {
    const { send, approved, listed } = await prepare();
    const { reference } = await approved();
    await send({ reference, lang: 'en' });
    expect(await listed()).toEqual([1]);
  });

  it('and not when its submission was merged into an entry that others share', async () => {
    const { ownListings, approved, world, listed } = await prepare();
    await approved();
    const other = await inReview(world, { title: '灯塔', language: 'zh', desc: '先看清费用。' });
    await approveMerging(world, other);
    expect(await ownListings.offerWithdrawal(other.reference)).toBeNull();
    expect(await ownListings.withdraw(other.reference)).toBe('refused');
    expect(await listed()).toEqual([1]);
  });

  it('and not what is in review, or what the desk delisted', async () => {
    const { ownListings, approved, desk, world } = await prepare();
    const waiting = await inReview(world, { title: 'Estuary', url: 'https://estuary.exchange' });
    expect(await ownListings.withdraw(waiting.reference)).toBe('refused');
    const { reference, hid } = await approved();
    const change = { name: 'delist', reason: 'fraud', note: '' } as const;
    await desk.change({ kind: 'dapp', hid, change, person: ana });
    expect(await ownListings.withdraw(reference)).toBe('refused');
    await restoreListing(desk, { hid, person: ben });
    expect(await ownListings.offerWithdrawal(reference)).toBe('at-once');
  });

  it('after which a fresh approval can no longer be undone', async () => {
    const { ownListings, approved, world, listed } = await prepare();
    const { reference, id, version } = await approved();
    expect(await ownListings.withdraw(reference)).toBe('withdrawn');
    await expect(world.review.undo({ id, version, person: ana })).rejects.toMatchObject({ code: 'conflict' });
    expect(await listed()).toEqual([0]);
  });
});
