import { expect, it } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { promisedTime } from '#features/submission/submissions/model/promise.ts';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { approveMerging } from '../support/approve-merging.ts';
import { appealText, createTestAppeals } from '../support/appeals.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { ana, ben, inReview, submit } from '../support/submission-world.ts';
import { restoreListing } from '../support/restore-listing.ts';

const reject: ReviewAction = { name: 'reject', reason: 'site-not-working', text: 'It answers 503.' };

describeOnEachEngine('appeals', (open) => {
  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const own = createTestAppeals(world);
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    const act = async (id: number, action: ReviewAction, person: typeof ana | typeof ben = ana) => {
      const { version } = await world.review.get(id, person);
      await world.review.perform({ id, version, action, person });
      return version + 1;
    };
    const rejected = async () => {
      const item = await inReview(world);
      await act(item.id, reject);
      return item;
    };
    const delisted = async (person: typeof ana | typeof ben = ana) => {
      const item = await inReview(world);
      await act(item.id, { name: 'approve' });
      const { listed_hid: hid } = await world.review.get(item.id, ana);
      const change = { name: 'delist', reason: 'requirements', note: 'No audit any more.' } as const;
      await desk.change({ kind: 'dapp', hid: hid!, change, person });
      return { ...item, hid: hid! };
    };
    const first = async (state: 'open' | 'decided' = 'open') =>
      (await own.appeals.list({ state, page: 1, perPage: 10 })).data[0];
    const decide = async (outcome: 'granted' | 'upheld', person: typeof ana | typeof ben) => {
      const { id, version } = (await first())!;
      return own.appeals.decide({ id, version, decision: { outcome, text: 'We looked again.' }, person });
    };
    const subjects = async () => {
      world.pass(3600);
      while ((await outboxRows(world)).some(({ state }) => state === 'waiting')) await world.outbox.sendDue();
      return world.server.mails.map(({ subject }) => subject?.split(':')[0]);
    };
    const listed = async (hid: number) =>
      (
        await world.database
          .selectFrom('dapps')
          .select('listed')
          .where('hid', '=', hid)
          .executeTakeFirstOrThrow()
      ).listed;
    return { ...world, ...own, desk, act, rejected, delisted, first, decide, subjects, listed };
  }

  it('reaches the desk with its due date, and changes nothing by itself', async () => {
    const { rejected, appeal, appeals, first, submissions, clock } = await prepare();
    const { reference, id } = await rejected();
    expect(await appeals.find(reference)).toEqual({
      ...{ delisting: null, isOwn: false },
      ...{ state: 'possible', due_time: null },
    });
    expect(await appeal(reference)).toBe('sent');
    const due = promisedTime('dapp', clock.time).toISOString();
    expect(await first()).toMatchObject({
      submission_id: id,
      title: 'Lantern Exchange',
      subject: 'rejection',
      due_time: due,
      decision: null,
    });
    expect(await appeals.find(reference)).toMatchObject({ state: 'waiting', due_time: due });
    const status = await submissions.status(reference);
    expect(status?.state).toBe('rejected');
    expect(status?.history.at(-1)).toMatchObject({ state: 'rejected', code: 'appeal', text: appealText });
    const shown = await appeals.get(1, ben);
    expect(shown).toMatchObject({
      text: appealText,
      contested: { actor: ana.email, text: 'It answers 503.' },
    });
  });

  it('that is granted puts a rejected submission back into review, with a new promise', async () => {
    const { rejected, appeal, decide, submissions, review, clock, subjects, appeals } = await prepare();
    const { reference, id } = await rejected();
    await appeal(reference);
    expect(await decide('granted', ben)).toBe('decided');
    expect(await review.get(id, ben)).toMatchObject({
      state: 'in-review',
      promised_time: promisedTime('dapp', clock.time).toISOString(),
    });
    expect(await appeals.find(reference)).toBeNull();
    expect((await submissions.status(reference))?.history.at(-1)).toMatchObject({
      state: 'in-review',
      code: 'appeal-granted',
      text: 'We looked again.',
    });
    expect((await subjects()).slice(-3)).toEqual(['Not approved', 'Appeal received', 'Appeal granted']);
  });

  it('that is upheld leaves the rejection, tells why, and was the only one', async () => {
    const { rejected, appeal, decide, submissions, subjects, appeals, server } = await prepare();
    const { reference } = await rejected();
    await appeal(reference);
    await decide('upheld', ben);
    expect(await submissions.status(reference)).toMatchObject({ state: 'rejected' });
    expect(await appeals.find(reference)).toMatchObject({ state: 'upheld' });
    expect((await subjects()).at(-1)).toBe('No change after your appeal');
    expect(server.mails.at(-1)?.text).toContain('We looked again.');
    expect(await appeal(reference, 'Once more.')).toBe('closed');
    expect((await appeals.counts()).map(({ count }) => count)).toEqual([0, 1]);
  });

  it('after which a second rejection cannot be appealed', async () => {
    const { rejected, appeal, decide, act, appeals } = await prepare();
    const { reference, id } = await rejected();
    await appeal(reference);
    await decide('granted', ben);
    await act(id, reject, ben);
    expect(await appeals.find(reference)).toMatchObject({ state: 'used' });
    expect(await appeal(reference)).toBe('closed');
  });

  it('that is granted leaves the second review to others than the overruled reviewer', async () => {
    const { rejected, appeal, decide, act, review, submissions } = await prepare();
    const { reference, id } = await rejected();
    await appeal(reference);
    await decide('granted', ben);
    expect(await review.get(id, ana)).toMatchObject({ bar: 'overruled', actions: [] });
    expect(await review.next({ q: '' }, ana)).toBeUndefined();
    await expect(act(id, reject)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your rejection was overruled after an appeal, so another person decides.',
    });
    expect((await submissions.status(reference))?.state).toBe('in-review');
    expect(await review.get(id, ben)).toMatchObject({ bar: null });
    expect(await review.next({ q: '' }, ben)).toEqual({ id });
    await act(id, reject, ben);
    expect((await submissions.status(reference))?.state).toBe('rejected');
  });

  it('is not decided by the account that made the decision', async () => {
    const { rejected, appeal, decide, first, submissions, database } = await prepare();
    const { reference } = await rejected();
    await appeal(reference);
    expect(await decide('upheld', ana)).toBe('own-decision');
    expect(await decide('granted', ana)).toBe('own-decision');
    expect(await first()).toMatchObject({ version: 1, decision: null });
    expect((await submissions.status(reference))?.state).toBe('rejected');
    const log = await database.selectFrom('audit_log').select('id').where('area', '=', 'appeal').execute();
    expect(log).toEqual([]);
  });

  it('that is granted lists a delisted item again, and is in the log', async () => {
    const { delisted, appeal, decide, appeals, listed, subjects, database } = await prepare();
    const { reference, hid } = await delisted();
    expect(await appeals.find(reference)).toMatchObject({
      delisting: { reason: 'requirements' },
      state: 'possible',
    });
    expect(await appeal(reference)).toBe('sent');
    expect(await decide('granted', ana)).toBe('own-decision');
    expect(await listed(hid)).toBe(0);
    expect(await decide('granted', ben)).toBe('decided');
    expect(await listed(hid)).toBe(1);
    expect(await appeals.find(reference)).toBeNull();
    expect((await subjects()).slice(-2)).toEqual(['Appeal received', 'Listed again']);
    const log = await database.selectFrom('audit_log').select(['area', 'action', 'actor']).execute();
    expect(log.slice(-2)).toEqual([
      { area: 'listing', action: 'restore', actor: ben.email },
      { area: 'appeal', action: 'grant', actor: ben.email },
    ]);
  });

  it('is possible once for each delisting', async () => {
    const { delisted, appeal, decide, desk, first, pass } = await prepare();
    const { reference, hid } = await delisted();
    await appeal(reference);
    expect(await appeal(reference)).toBe('closed');
    await decide('granted', ben);
    pass(60);
    const change = { name: 'delist', reason: 'closed', note: '' } as const;
    await desk.change({ kind: 'dapp', hid, change, person: ben });
    expect(await appeal(reference)).toBe('sent');
    expect(await decide('upheld', ben)).toBe('own-decision');
    expect(await decide('upheld', ana)).toBe('decided');
    expect(await first()).toBeUndefined();
  });

  it('can only be granted when the item was listed again in the meantime', async () => {
    const { delisted, appeal, decide, desk, appeals, listed } = await prepare();
    const { reference, hid } = await delisted();
    await appeal(reference);
    await restoreListing(desk, { hid, person: ben });
    expect((await appeals.get(1, ben)).stands).toBe(false);
    await expect(decide('upheld', ben)).rejects.toMatchObject({ code: 'conflict' });
    expect(await decide('granted', ben)).toBe('decided');
    expect(await listed(hid)).toBe(1);
  });

  it('is for the submission that listed the item, not for one that was merged into it', async () => {
    const { act, desk, appeal, review, submissions, database, ...world } = await prepare();
    const one = await inReview({ ...world, review, submissions, database });
    await act(one.id, { name: 'approve' });
    const { listed_hid: hid } = await review.get(one.id, ana);
    const other = await inReview(
      { ...world, review, submissions, database },
      { title: 'Lantern', language: 'zh' },
    );
    await approveMerging({ ...world, review, submissions, database }, other, []);
    const change = { name: 'delist', reason: 'closed', note: '' } as const;
    await desk.change({ kind: 'dapp', hid: hid!, change, person: ana });
    expect(await appeal(other.reference)).toBe('closed');
    expect(await appeal(one.reference)).toBe('sent');
  });

  it('is accepted once when it is sent several times at the same moment', async () => {
    const { rejected, appeal, appeals } = await prepare();
    const { reference } = await rejected();
    const results = await Promise.all(Array.from({ length: 6 }, () => appeal(reference)));
    expect(results.toSorted()).toEqual(['closed', 'closed', 'closed', 'closed', 'closed', 'sent']);
    expect((await appeals.counts())[0]).toEqual({ id: 'open', count: 1 });
  });

  it('is decided once when two people decide at the same moment', async () => {
    const { rejected, appeal, first, appeals, submissions } = await prepare();
    const { reference } = await rejected();
    await appeal(reference);
    const { id, version } = (await first())!;
    const decide = (outcome: 'granted' | 'upheld', person: typeof ben) =>
      appeals.decide({ id, version, decision: { outcome, text: 'So.' }, person });
    const carl = { ...ben, id: 'carl', email: 'carl@example.org' };
    const results = await Promise.allSettled([
      decide('granted', ben),
      decide('upheld', carl as unknown as typeof ben),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [step] = (await submissions.status(reference))!.history.slice(-1);
    expect(step?.code).toBe(
      (await first('decided'))?.decision?.outcome === 'granted' ? 'appeal-granted' : 'appeal-upheld',
    );
  });

  it('makes a fresh rejection final: it can no longer be undone, and its mail goes first', async () => {
    const { act, appeal, subjects, review, ...world } = await prepare();
    const { reference, id } = await inReview({ ...world, review });
    const version = await act(id, reject);
    expect(await appeal(reference)).toBe('sent');
    await expect(review.undo({ id, version, person: ana })).rejects.toMatchObject({ code: 'conflict' });
    expect((await subjects()).slice(-2)).toEqual(['Not approved', 'Appeal received']);
  });

  it('is refused once the rejection was undone', async () => {
    const { act, appeal, review, ...world } = await prepare();
    const { reference, id } = await inReview({ ...world, review });
    const version = await act(id, reject);
    await review.undo({ id, version, person: ana });
    expect(await appeal(reference)).toBe('closed');
  });

  it('is neither accepted nor lost when the rejection is undone at the same moment', async () => {
    const { act, appeal, review, submissions, appeals, ...world } = await prepare();
    const { reference, id } = await inReview({ ...world, review, submissions });
    for (let round = 0; round < 4; round += 1) {
      const version = await act(id, reject);
      const [result, undone] = await Promise.allSettled([
        appeal(reference),
        review.undo({ id, version, person: ana }),
      ]);
      const sent = result.status === 'fulfilled' && result.value === 'sent';
      expect(sent).toBe(undone.status === 'rejected');
      expect((await submissions.status(reference))?.state).toBe(sent ? 'rejected' : 'in-review');
      expect((await appeals.counts())[0]?.count).toBe(sent ? 1 : 0);
      if (sent) return;
    }
  });

  it('is refused for what has no decision against it', async () => {
    const { appeal, act, submissions, ...world } = await prepare();
    const waiting = await inReview({ ...world, submissions });
    expect(await appeal(waiting.reference)).toBe('closed');
    await submissions.withdraw(waiting.reference);
    expect(await appeal(waiting.reference)).toBe('closed');
    const other = await inReview(
      { ...world, submissions },
      { title: 'Estuary', url: 'https://estuary.exchange' },
    );
    await act(other.id, { name: 'approve' });
    expect(await appeal(other.reference)).toBe('closed');
    const unpaid = await submit({ ...world, submissions }, { title: 'Cove', url: 'https://cove.exchange' });
    expect(await appeal(unpaid)).toBe('closed');
    expect(await appeal('a'.repeat(26))).toBe('closed');
  });
});
