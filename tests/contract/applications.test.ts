import { expect, test } from 'vitest';
import { actionsFor } from '#features/submission/review/model/actions-for.ts';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { submissionStates } from '#features/submission/submissions/model/state.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ana,
  ben,
  createWorld,
  edda,
  validApplication,
  storeCv,
  type World,
} from '../support/submission-world.ts';

const stateOf = async (world: World, reference: string) => (await world.submissions.status(reference))?.state;

test('the table of actions on an application', () => {
  const names = (state: (typeof submissionStates)[number]) =>
    actionsFor(ana, { kind: 'ambassador', state }).map(({ name }) => name);
  expect(Object.fromEntries(submissionStates.map((state) => [state, names(state)]))).toEqual({
    'awaiting-payment': [],
    'checking-payment': [],
    'payment-refused': [],
    'in-review': [],
    'cv-screening': ['invite', 'request-changes', 'reject'],
    interview: ['invite', 'conclude-interview', 'reject'],
    'interview-results': ['welcome', 'reject'],
    'changes-requested': ['reject'],
    listed: [],
    welcome: [],
    rejected: [],
    withdrawn: [],
    expired: [],
  });
  expect(actionsFor(edda, { kind: 'ambassador', state: 'cv-screening' })).toEqual([]);
});

describeOnEachEngine('ambassador applications', (open) => {
  test('an application goes through its five steps without a payment', async () => {
    const world = await createWorld(await open());
    const { id, reference, act } = await apply(world);
    expect(await world.submissions.status(reference)).toMatchObject({
      kind: 'ambassador',
      title: 'Ana Keeper',
      state: 'cv-screening',
      next: 'wait',
      version: 1,
      payload: null,
      payment: null,
      listed_path: null,
      // Five working days from Wednesday, 4 March.
      promised_time: '2026-03-11T09:00:00.000Z',
    });
    await act('invite');
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'interview',
      promised_time: null,
    });
    await act('invite', ben);
    world.clock.time = new Date('2026-03-10T09:00:00.000Z');
    await act('conclude-interview');
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'interview-results',
      promised_time: '2026-03-17T09:00:00.000Z',
    });
    await act('welcome', ben);
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({ state: 'welcome', next: 'none', payload: null, listed_path: null });
    expect(status?.history.map(({ state, text }) => [state, text])).toEqual([
      ['cv-screening', null],
      ['interview', 'Half an hour, by video.'],
      ['interview', 'Half an hour, by video.'],
      ['interview-results', null],
      ['welcome', 'Meet the crew on Monday.'],
    ]);
    expect(JSON.stringify(status)).not.toMatch(/"Ana"|"Ben"/);
    expect((await world.review.get(id, ana)).history.map(({ actor_name }) => actor_name)).toEqual([
      null,
      'Ana',
      'Ben',
      'Ana',
      'Ben',
    ]);
    await expect(world.submissions.withdraw(reference)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('the desk shows what was sent, and finds it by kind, name and state', async () => {
    const world = await createWorld(await open());
    const { id } = await apply(world);
    const cv = await storeCv(world);
    expect(await world.review.get(id, ana)).toMatchObject({
      kind: 'ambassador',
      email: 'ana@lights.example.org',
      networks: [],
      payment: null,
      quotes: [],
      payload: validApplication(cv),
      files: [{ role: 'cv', sha256: cv, file_name: 'cv.pdf', media_type: 'application/pdf' }],
    });
    const list = async (request: object) =>
      (
        await world.review.list(
          { sort: 'promised_time', order: 'ASC', page: 1, perPage: 10, ...request },
          ana,
        )
      ).data;
    expect(await list({ kind: 'ambassador', states: ['cv-screening'] })).toMatchObject([
      { id, payment: null },
    ]);
    expect(await list({ q: 'keeper' })).toMatchObject([{ id }]);
    expect(await list({ kind: 'dapp' })).toEqual([]);
    expect(await world.review.counts(ana)).toContainEqual({ id: 'cv-screening', count: 1 });
    const reviewer = { ...ana, roles: ['reviewer'] as const };
    expect(await world.review.counts(reviewer)).toContainEqual({ id: 'cv-screening', count: 0 });
    const all = { sort: 'title', order: 'ASC', page: 1, perPage: 10 } as const;
    expect((await world.review.list(all, reviewer)).total).toBe(0);
    await expect(world.review.get(id, reviewer)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a changed application is screened again, with a new promised date', async () => {
    const world = await createWorld(await open());
    const { id, reference, act } = await apply(world);
    await act('request-changes');
    const asked = await world.submissions.status(reference);
    expect(asked).toMatchObject({
      state: 'changes-requested',
      next: 'edit',
      payload: { name: 'Ana Keeper' },
    });
    expect(asked?.history.at(-1)?.text).toBe('The second link is empty.');
    world.clock.time = new Date('2026-03-05T09:00:00.000Z');
    const cv = await storeCv(world, 'Keeper of lights, second edition');
    const invalid = await world.submissions.update(reference, validApplication(cv, { links: [] }));
    expect(invalid).toEqual({ ok: false, issues: [{ path: 'links', code: 'required' }], findings: [] });
    expect(
      await world.submissions.update(reference, validApplication(cv, { name: 'Ana M. Keeper' })),
    ).toEqual({ ok: true });
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'cv-screening',
      title: 'Ana M. Keeper',
      promised_time: '2026-03-12T09:00:00.000Z',
    });
    expect((await world.review.get(id, ana)).files).toMatchObject([{ role: 'cv', sha256: cv }]);
    await expect(world.submissions.update(reference, validApplication(cv))).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a rejection needs one of the application reasons, at every open step', async () => {
    const world = await createWorld(await open());
    const ways: ReviewAction['name'][][] = [
      [],
      ['request-changes'],
      ['invite'],
      ['invite', 'conclude-interview'],
    ];
    for (const [index, way] of ways.entries()) {
      const { id, reference, act } = await apply(world, { email: `ana${index}@lights.example.org` });
      for (const name of way) await act(name);
      const { version } = await world.review.get(id, ana);
      const wrong: ReviewAction = { name: 'reject', reason: 'scam-or-honeypot', text: 'No.' };
      await expect(world.review.perform({ id, version, action: wrong, person: ana })).rejects.toMatchObject({
        code: 'conflict',
      });
      await act('reject');
      const status = await world.submissions.status(reference);
      expect(status).toMatchObject({ state: 'rejected', next: 'none', payload: null });
      expect(status?.history.at(-1)).toMatchObject({ code: 'places-taken', text: 'Try again in autumn.' });
      // The CV stays, for questions about the answer.
      expect((await world.review.get(id, ana)).files).toHaveLength(1);
    }
  });

  test('an invitation keeps the time of the interview with its zone, for the desk and the candidate', async () => {
    const world = await createWorld(await open());
    const { id, reference, act } = await apply(world);
    const ofRows = async () => {
      const all = { sort: 'title', order: 'ASC', page: 1, perPage: 10 } as const;
      return (await world.review.list(all, ana)).data.map((row) => row.interview);
    };
    expect(await ofRows()).toEqual([null]);
    await act('invite');
    const interview = { time: '2036-01-15T10:00:00.000Z', zone: 'Asia/Shanghai' };
    const { history, version, ...shown } = await world.review.get(id, ana);
    expect(history.at(-1)).toMatchObject({ detail: { interview } });
    expect(shown.interview).toEqual(interview);
    expect(await ofRows()).toEqual([interview]);
    expect((await world.submissions.status(reference))?.history.at(-1)).toMatchObject({ interview });
    const late = { name: 'invite', text: 'Soon.', interview: { ...interview, time: '2026-03-01T10:00:00Z' } };
    await expect(
      world.review.perform({ id, version, action: late as ReviewAction, person: ana }),
    ).rejects.toThrow('This time has passed.');
    await act('conclude-interview');
    expect((await world.review.get(id, ana)).interview).toBeNull();
    expect(await ofRows()).toEqual([null]);
  });

  test('an invited candidate is in the queue, and is not the next one to take', async () => {
    const world = await createWorld(await open());
    const invited = await apply(world);
    await invited.act('invite');
    const states = ['cv-screening', 'interview', 'interview-results'] as const;
    expect(await world.review.next({ states }, ana)).toBeUndefined();
    const other = await apply(world, { email: 'ben@lights.example.org' });
    expect(await world.review.next({ states }, ana)).toEqual({ id: other.id });
    expect(await world.review.next({ states: ['interview'] }, ana)).toEqual({ id: invited.id });
  });

  test('withdrawing releases the CV, which is deleted within a day', async () => {
    const world = await createWorld(await open());
    const { id, reference, act } = await apply(world);
    const cv = await storeCv(world);
    await act('invite');
    await world.submissions.withdraw(reference);
    await world.submissions.withdraw(reference);
    expect(await stateOf(world, reference)).toBe('withdrawn');
    expect((await world.review.get(id, ana)).files).toEqual([]);
    expect(await world.submissions.findFile(reference, 'cv')).toBeUndefined();
    const later = new Date(world.clock.time.getTime() + 25 * 60 * 60 * 1000);
    // So is the logo that every test world brings along.
    expect(await deleteOrphanFiles(world.database, later)).toBe(2);
    expect(await findFile(world.database, cv)).toBeUndefined();
    await expect(act('welcome')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a CV that another open application uses survives a withdrawal', async () => {
    const world = await createWorld(await open());
    const first = await apply(world);
    await apply(world, { email: 'ben@lights.example.org' });
    await world.submissions.withdraw(first.reference);
    const later = new Date(world.clock.time.getTime() + 25 * 60 * 60 * 1000);
    await deleteOrphanFiles(world.database, later);
    expect(await findFile(world.database, await storeCv(world))).toBeDefined();
  });
});
