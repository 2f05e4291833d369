import { expect, test } from 'vitest';
import { actionsFor } from '#features/submission/review/model/actions-for.ts';
import { diffForms } from '#features/submission/review/model/diff-forms.ts';
import { reviewActionNames, type ReviewAction } from '#features/submission/review/model/review-action.ts';
import { submissionStates } from '#features/submission/submissions/model/state.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ana,
  ben,
  contract,
  createWorld,
  drawLogo,
  edda,
  idOf,
  inReview,
  validDapp,
  submit,
  worldKey,
} from '../support/submission-world.ts';

const actions: ReviewAction[] = [
  { name: 'approve' },
  {
    name: 'invite',
    text: 'Half an hour, by video.',
    interview: { time: '2036-01-15T10:00:00.000Z', zone: 'Asia/Shanghai' },
  },
  { name: 'conclude-interview' },
  { name: 'welcome', text: 'Meet the crew on Monday.' },
  { name: 'request-changes', text: 'Name the audit.' },
  { name: 'reject', reason: 'duplicate', text: 'Already listed.' },
  { name: 'confirm-payment', link: `0x${'3'.repeat(64)}` },
  { name: 'deny-payment', why: 'Sent by somebody else.' },
  { name: 'accept-late-payment', link: `0x${'3'.repeat(64)}`, text: 'Send the form again.' },
];
const action = (name: ReviewAction['name']) => actions.find((each) => each.name === name) as ReviewAction;

test('the table of actions', () => {
  const names = (state: (typeof submissionStates)[number]) =>
    actionsFor(ana, { kind: 'dapp', state }).map(({ name }) => name);
  expect(submissionStates.map((state) => [state, names(state)])).toEqual([
    ['awaiting-payment', ['confirm-payment']],
    ['checking-payment', ['confirm-payment']],
    ['payment-refused', ['confirm-payment']],
    ['in-review', ['approve', 'request-changes', 'reject']],
    ['cv-screening', []],
    ['interview', []],
    ['interview-results', []],
    ['changes-requested', ['reject']],
    ['listed', []],
    ['welcome', []],
    ['rejected', []],
    ['withdrawn', []],
    ['expired', ['accept-late-payment']],
  ]);
  expect(actionsFor(edda, { kind: 'dapp', state: 'in-review' })).toEqual([]);
  const disputed = { kind: 'dapp', state: 'checking-payment', isDisputed: true } as const;
  expect(actionsFor(ana, disputed).map(({ name }) => name)).toEqual(['confirm-payment', 'deny-payment']);
  expect(actions.map(({ name }) => name)).toEqual(reviewActionNames);
});

describeOnEachEngine('review', (open) => {
  test('reviewers who act on the same version: the first one wins, the others get a conflict', async () => {
    const world = await createWorld(await open());
    const { id, version } = await inReview(world);
    const names = ['approve', 'request-changes', 'reject', 'approve'] as const;
    const settled = await Promise.allSettled(
      [ana, ben, ana, ben].map((person, index) =>
        world.review.perform({ id, version, action: action(names[index] ?? 'approve'), person }),
      ),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
    expect((await world.review.get(id, ana)).history).toHaveLength(version + 1);
    await expect(
      world.review.perform({ id, version, action: action('approve'), person: ana }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('changes are requested, sent again and approved without another payment', async () => {
    const world = await createWorld(await open());
    const { reference, id, version } = await inReview(world);
    await world.review.perform({
      id,
      version,
      action: { name: 'request-changes', text: 'Name the audit.' },
      person: ana,
    });
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'changes-requested',
      next: 'edit',
      payload: { title: 'Lantern Exchange' },
    });
    expect((await world.submissions.status(reference))?.history.at(-1)?.text).toBe('Name the audit.');
    world.clock.time = new Date('2026-03-05T09:00:00.000Z');
    expect(await world.submissions.update(reference, validDapp(world, { title: '' }))).toMatchObject({
      ok: false,
    });
    expect(await world.submissions.update(reference, validDapp(world, { title: 'Lantern' }))).toEqual({
      ok: true,
    });
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({
      state: 'in-review',
      title: 'Lantern',
      promised_time: '2026-03-12T09:00:00.000Z',
    });
    await world.review.perform({
      id,
      version: status?.version ?? 0,
      action: { name: 'approve' },
      person: ben,
    });
    expect((await world.submissions.status(reference))?.state).toBe('listed');
  });

  test('what was sent again is shown beside the form that changes were requested of, with the earlier logo', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world);
    expect((await world.review.get(id, ana)).earlier).toBeNull();
    const sendAgain = async (change: Record<string, unknown>) => {
      const { version } = await world.review.get(id, ana);
      await world.review.perform({ id, version, action: action('request-changes'), person: ana });
      await world.submissions.update(reference, validDapp(world, change));
      return version + 1;
    };
    await sendAgain({ desc: 'Audited by Lens.' });
    const other = await world.files.store(await drawLogo(200), { role: 'icon', key: worldKey });
    const icon = other.ok ? other.file.sha256 : '';
    const version = await sendAgain({ desc: 'Audited by Lens.', icon });
    const { earlier, payload } = await world.review.get(id, ana);
    expect(earlier).toMatchObject({ version, payload: { desc: 'Audited by Lens.', icon: world.icon } });
    expect(diffForms(earlier?.payload ?? {}, payload ?? {})).toEqual([
      { name: 'icon', before: world.icon, after: icon },
    ]);
    const days = (count: number) => new Date(world.clock.time.getTime() + count * 86_400_000);
    await deleteOrphanFiles(world.database, days(3));
    expect(await findFile(world.database, world.icon)).toBeDefined();
  });

  test('an approval of what was sent again in the meantime is refused, and nothing is listed', async () => {
    const world = await createWorld(await open());
    const { reference, id, version } = await inReview(world);
    const seen = await world.review.get(id, ben);
    await world.review.perform({ id, version, action: action('request-changes'), person: ana });
    await world.submissions.update(reference, validDapp(world, { desc: 'Drains what it is approved for.' }));
    await expect(
      world.review.perform({ id, version: seen.version, action: action('approve'), person: ben }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const current = await world.review.get(id, ben);
    expect(current).toMatchObject({ state: 'in-review', version: version + 2, listed_hid: null });
    expect(diffForms(seen.payload ?? {}, current.payload ?? {})).toEqual([
      {
        name: 'desc',
        before: 'Swap stable assets with fees you can read in advance.',
        after: 'Drains what it is approved for.',
      },
    ]);
  });

  test('a rejection keeps its reason and text', async () => {
    const world = await createWorld(await open());
    const { reference, id, version } = await inReview(world);
    await world.review.perform({ id, version, action: action('reject'), person: ana });
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({ state: 'rejected', next: 'none', payload: null });
    expect(status?.history.at(-1)).toMatchObject({ code: 'duplicate', text: 'Already listed.' });
  });

  test('rejects every action that is not offered and changes nothing', async () => {
    const world = await createWorld(await open());
    for (const state of submissionStates) {
      const reference = await submit(world, { url: `https://${state}.exchange` });
      const id = await idOf(world, reference);
      await world.database.updateTable('submissions').set({ state }).where('id', '=', id).execute();
      const offered = actionsFor(ana, { kind: 'dapp', state }).map(({ name }) => name);
      for (const action of actions) {
        const perform = (person: typeof ana | typeof edda) =>
          world.review.perform({ id, version: 1, action, person });
        await expect(perform(edda)).rejects.toMatchObject({ code: 'forbidden' });
        if (!offered.includes(action.name))
          await expect(perform(ana)).rejects.toMatchObject({ code: 'conflict' });
      }
      expect(await world.review.get(id, ana)).toMatchObject({ state, version: 1 });
    }
    await expect(world.review.get(999, ana)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('the queue finds a submission by its transaction, as hash and as link, and by each amount that was quoted', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await inReview(world);
    await inReview(world, { title: 'Buoy', url: 'https://buoy.example' });
    const find = async (q: string) => {
      const request = { sort: 'promised_time', order: 'ASC', page: 1, perPage: 10 } as const;
      return (await world.review.list({ ...request, q }, ana)).data.map((row) => row.id);
    };
    const { payment, quotes } = await world.review.get(id, ana);
    const { tx_hash: hash = '' } = payment ?? {};
    for (const q of [
      hash,
      hash.toUpperCase().replace('0X', '0x'),
      hash.slice(2),
      `https://bscscan.com/tx/${hash}`,
    ])
      expect(await find(q), q).toEqual([id]);
    expect(await find(quotes[0]?.amount ?? '')).toEqual([id]);
    expect(await find(`${quotes[0]?.amount}00`)).toEqual([id]);
    expect(await find(`0x${'9'.repeat(64)}`)).toEqual([]);
    expect(await find('1.5')).toEqual([]);
    expect(await find(reference)).toEqual([id]);
    expect(await world.review.next({ q: hash }, ana)).toEqual({ id });
  });

  test('the queue is filtered, searched, sorted and counted', async () => {
    const world = await createWorld(await open());
    const waiting = await submit(world, {
      title: 'Lighthouse',
      url: 'https://lighthouse.example',
      email: 'a@lighthouse.example',
    });
    const first = await inReview(world, { title: 'Anchor 50%', url: 'https://anchor.example' });
    world.clock.time = new Date('2026-03-06T09:00:00.000Z');
    const second = await inReview(world, { title: 'Buoy_', url: 'https://buoy.example' });
    const list = async (request: object) => {
      const { data, total } = await world.review.list(
        { sort: 'promised_time', order: 'ASC', page: 1, perPage: 10, ...request },
        ana,
      );
      expect(total).toBe(data.length);
      return data.map(({ title }) => title);
    };
    expect(await list({})).toEqual(['Anchor 50%', 'Buoy_', 'Lighthouse']);
    expect(await list({ order: 'DESC' })).toEqual(['Lighthouse', 'Buoy_', 'Anchor 50%']);
    expect(await list({ states: ['in-review'] })).toEqual(['Anchor 50%', 'Buoy_']);
    expect(await list({ kind: 'token' })).toEqual([]);
    expect(await list({ q: 'LIGHTHOUSE.example' })).toEqual(['Lighthouse']);
    expect(await list({ q: '%' })).toEqual(['Anchor 50%']);
    expect(await list({ q: '_' })).toContain('Buoy_');
    expect(await list({ q: waiting })).toEqual(['Lighthouse']);
    expect(await list({ q: contract.toLowerCase(), sort: 'title', order: 'DESC' })).toEqual([
      'Lighthouse',
      'Buoy_',
      'Anchor 50%',
    ]);
    const page = await world.review.list({ sort: 'create_time', order: 'ASC', page: 2, perPage: 2 }, ana);
    expect(page).toMatchObject({
      total: 3,
      data: [{ id: second.id, networks: ['bsc', 'tron'], payment: { status: 'accepted', code: null } }],
    });
    expect((await world.review.counts(ana)).filter(({ count }) => count > 0)).toEqual([
      { id: 'awaiting-payment', count: 1 },
      { id: 'in-review', count: 2 },
      { id: 'all', count: 3 },
    ]);
    expect(await world.review.get(first.id, ana)).toMatchObject({
      networks_known: {
        bsc: { title: 'BNB Smart Chain', address_link: 'https://explorer.example/address/{address}' },
      },
      categories_known: { 1: 'Category 1' },
      files: [{ role: 'icon', sha256: world.icon, media_type: 'image/png' }],
      symbol: 'TPT',
      quotes: [{ amount: expect.stringMatching(/^200\.\d{4}$/) as string }],
    });
  });
});
