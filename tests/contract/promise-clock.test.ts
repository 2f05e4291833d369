import { expect, test } from 'vitest';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { ana, createWorld, inReview, validDapp, type World } from '../support/submission-world.ts';

const ask = { name: 'request-changes', text: 'Name the audit.' } as const;
const act = async (
  world: World,
  id: number,
  action: typeof ask | { name: 'reject'; reason: 'other'; text: string },
) => {
  const { version } = await world.review.get(id, ana);
  await world.review.perform({ id, version, action, person: ana });
};
const at = (world: World, time: string) => {
  world.clock.time = new Date(time);
};

describeOnEachEngine('the clock of the promise', (open) => {
  test('stops while the team works on requested changes, and the due date moves by the working time it took', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world);
    const due = '2026-03-11T09:00:00.000Z';
    expect(await world.submissions.status(reference)).toMatchObject({
      promised_time: due,
      promise_paused_time: null,
    });
    // From Friday to the Wednesday of the week after the next: eight working days.
    at(world, '2026-03-06T15:00:00.000Z');
    await act(world, id, ask);
    const paused = { promised_time: due, promise_paused_time: '2026-03-06T15:00:00.000Z' };
    expect(await world.submissions.status(reference)).toMatchObject(paused);
    expect(await world.review.get(id, ana)).toMatchObject(paused);
    const queue = await world.review.list({ sort: 'create_time', order: 'ASC', page: 1, perPage: 10 }, ana);
    expect(queue.data).toMatchObject([paused]);
    at(world, '2026-03-18T15:00:00.000Z');
    await world.submissions.update(reference, validDapp(world, { desc: 'Audited by Lens.' }));
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'in-review',
      promised_time: '2026-03-23T09:00:00.000Z',
      promise_paused_time: null,
    });
  });

  test('a team that takes two rounds gets the sum of both', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world);
    for (const [asked, sent] of [
      ['2026-03-04T12:00:00.000Z', '2026-03-05T12:00:00.000Z'],
      ['2026-03-05T15:00:00.000Z', '2026-03-09T15:00:00.000Z'],
    ] as const) {
      at(world, asked);
      await act(world, id, ask);
      at(world, sent);
      await world.submissions.update(reference, validDapp(world, { desc: `Sent on ${sent}.` }));
    }
    expect((await world.submissions.status(reference))?.promised_time).toBe('2026-03-16T09:00:00.000Z');
  });

  test('runs on as before when the request is undone, and stops again when a rejection after it is undone', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    const undo = async () => {
      const { version } = await world.review.get(id, ana);
      await world.review.undo({ id, version, person: ana });
    };
    await act(world, id, ask);
    await undo();
    const due = '2026-03-11T09:00:00.000Z';
    expect(await world.review.get(id, ana)).toMatchObject({ promised_time: due, promise_paused_time: null });
    await act(world, id, ask);
    at(world, '2026-03-05T09:00:00.000Z');
    await act(world, id, { name: 'reject', reason: 'other', text: 'No answer.' });
    await undo();
    expect(await world.review.get(id, ana)).toMatchObject({
      state: 'changes-requested',
      promised_time: due,
      promise_paused_time: '2026-03-04T09:00:00.000Z',
    });
  });

  test('the mail about the request says so', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const { id } = await inReview(world);
    await act(world, id, ask);
    world.pass(undoWindowMs / 1000);
    await world.outbox.sendDue();
    expect(world.server.mails.at(-1)?.text).toContain(
      'Our due date is paused until you send the form again.',
    );
  });

  test('an installation that is brought up to date pauses what waits for a team since its latest change', async () => {
    const { database, engine } = await open();
    const world = await createWorld({ database, engine } as Awaited<ReturnType<typeof open>>);
    const first = await inReview(world);
    const second = await inReview(world, { title: 'Buoy', url: 'https://buoy.example' });
    at(world, '2026-03-05T09:00:00.000Z');
    await act(world, first.id, ask);
    for (const table of ['submissions', 'decision_undos'])
      await database.schema.alterTable(table).dropColumn('promise_paused_time').execute();
    await migrations['034-promise-pauses']?.(database, engine);
    expect((await world.review.get(first.id, ana)).promise_paused_time).toBe('2026-03-05T09:00:00.000Z');
    expect((await world.review.get(second.id, ana)).promise_paused_time).toBeNull();
  });
});
