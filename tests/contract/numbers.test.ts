import { expect, test } from 'vitest';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { Numbers } from '#features/submission/numbers/model/numbers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { addPayment } from '../support/add-payment.ts';
import { addRefund } from '../support/add-refund.ts';
import { addSubmission, type HistoryStep } from '../support/add-submission.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { loadSubmissions } from '../support/numbers-load.ts';

const hourMs = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

type Step = [hoursAgo: number, actor: HistoryStep['actor'], to: HistoryStep['to'], detail?: object];
const step = (...[hoursAgo, actor, to, detail]: Step): HistoryStep => ({
  at: ago(hoursAgo),
  actor,
  to,
  detail,
});

const oneAndAHalf = '1500000000000000000';

describeOnEachEngine('numbers of the desk', (open) => {
  const assets = useDeskAssets();

  async function createIt() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    return { ...desk, database: opened.database, reviewer: await desk.signIn('reviewer', 'Rita') };
  }
  const read = async (caller: Caller, id = '4w') => {
    const answer = await caller.get(`/api/desk/numbers/${id}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Numbers;
  };
  const sumOf = (weeks: Numbers['weeks']) => weeks.reduce((sum, { decided }) => sum + decided, 0);

  test('an answer takes as long as the submission was at the desk: the team’s time does not count', async () => {
    const { database, reviewer } = await createIt();
    await addSubmission(database, {
      kind: 'token',
      steps: [
        step(200, 'submitter', 'awaiting-payment'),
        step(150, 'system', 'in-review'),
        step(140, 'reviewer', 'changes-requested'),
        step(30, 'submitter', 'in-review'),
        step(10, 'reviewer', 'listed'),
      ],
    });
    const { weeks } = await read(reviewer, '4w-token');
    const hours = weeks.flatMap(({ decided, median_hours, ninety_hours }) =>
      decided === 0 ? [] : decided === 1 ? [median_hours] : [median_hours, ninety_hours],
    );
    expect(hours.map((each) => Math.round(each!))).toEqual([10, 20]);
    expect(sumOf((await read(reviewer, '4w-dapp')).weeks)).toBe(0);
  });

  test('weeks that are long over are counted once, by kind and together, and stay as they were', async () => {
    const { database, reviewer } = await createIt();
    const decide = (kind: 'dapp' | 'token', weeksAgo: number, hours: number) =>
      addSubmission(database, {
        kind,
        steps: [
          step(weeksAgo * 168 + hours, 'system', 'in-review'),
          step(weeksAgo * 168, 'reviewer', 'listed'),
        ],
      });
    const old = await decide('dapp', 3, 10);
    await decide('token', 3, 20);
    await decide('token', 0, 30);
    const decided = async (id: string) =>
      (await read(reviewer, id)).weeks
        .filter(({ decided: count }) => count > 0)
        .map(({ decided: count, ninety_hours }) => [count, Math.round(ninety_hours!)]);
    const all = [
      [2, 20],
      [1, 30],
    ];
    expect(await decided('4w')).toEqual(all);
    // Who deletes a submission does not change what the desk did.
    await database.deleteFrom('submissions').where('id', '=', old).execute();
    expect(await decided('12w')).toEqual(all);
    expect(await decided('4w-dapp')).toEqual([[1, 10]]);
    expect(await decided('4w-token')).toEqual([
      [1, 20],
      [1, 30],
    ]);
  });

  test('donations of a month are added up to the last base unit', async () => {
    const { database, reviewer } = await createIt();
    const amounts = ['999999999999999999999999', '1', '1000000000001', '123456789012', '12345678901'];
    for (const units of amounts) {
      const submission = await addSubmission(database, { kind: 'nft', steps: [step(3, 'system', 'listed')] });
      await addPayment(database, { submission, units, mined: ago(1) });
    }
    const { donations } = await read(reviewer, '4w-nft');
    const filled = donations.filter(({ payments }) => payments > 0);
    const sum = amounts.reduce((total, units) => total + BigInt(units), 0n);
    expect(filled.map(({ amount, payments }) => [amount, payments])).toEqual([[formatUnits(sum, 18), 5]]);
  });

  test('an undone decision does not count, and the clock of the next one continues', async () => {
    const { database, reviewer } = await createIt();
    await addSubmission(database, {
      kind: 'dapp',
      steps: [
        step(50, 'system', 'in-review'),
        step(8, 'reviewer', 'rejected'),
        step(7, 'reviewer', 'in-review', { undoes: 2 }),
        step(5, 'reviewer', 'listed'),
      ],
    });
    const { weeks } = await read(reviewer);
    const decided = weeks.filter((week) => week.decided > 0);
    expect(decided.map((week) => [week.decided, Math.round(week.median_hours!)])).toEqual([[1, 45]]);
  });

  test('the queue is counted by age, late is what is over its promise, and the oldest is named', async () => {
    const { database, reviewer } = await createIt();
    const wait = (hours: number, promisedHours: number) =>
      addSubmission(database, {
        kind: 'dapp',
        steps: [step(hours, 'system', 'in-review')],
        promised: ago(promisedHours),
      });
    await wait(2, -20);
    await wait(30, -20);
    const taken = await wait(31, -20);
    const late = await wait(90, 5);
    await database
      .insertInto('submission_leases')
      .values({ submission_id: taken, holder_id: 'rita', holder_name: 'Rita', until: ago(-1) })
      .execute();
    const { queue } = await read(reviewer);
    const counts = queue.ages
      .filter(({ items }) => items > 0)
      .map(({ age, items, free }) => [age, items, free]);
    expect(counts).toEqual([
      ['under-12h', 1, 1],
      ['1-2d', 2, 1],
      ['late', 1, 1],
    ]);
    expect(queue.oldest).toMatchObject({ id: late });
  });

  test('counts what was sent, why payments failed, and what was donated each month', async () => {
    const { database, reviewer } = await createIt();
    const paid = await addSubmission(database, { kind: 'dapp', steps: [step(3, 'system', 'listed')] });
    const open_ = await addSubmission(database, {
      kind: 'token',
      steps: [step(3, 'system', 'payment-refused')],
    });
    await addPayment(database, { submission: paid, code: 'wrong-amount' });
    await addPayment(database, { submission: paid, units: oneAndAHalf, mined: ago(1) });
    await addPayment(database, { submission: paid, units: '200473100000000000000' });
    await addPayment(database, { submission: paid });
    await addPayment(database, { submission: open_, code: 'wrong-amount' });
    await addPayment(database, { submission: open_, code: 'not-found' });
    const { kinds, months, failed, donations } = await read(reviewer);
    expect(kinds.map(({ kind, sent, listed, open: waiting }) => [kind, sent, listed, waiting])).toEqual([
      ['dapp', 1, 1, 0],
      ['token', 1, 0, 1],
      ['nft', 0, 0, 0],
    ]);
    expect(months.reduce((sum, { dapp, token }) => sum + dapp + token, 0)).toBe(2);
    expect(failed).toEqual([
      { code: 'wrong-amount', failed: 2, solved: 1 },
      { code: 'not-found', failed: 1, solved: 0 },
    ]);
    const filled = donations.filter(({ payments }) => payments > 0);
    expect(filled.reduce((sum, { payments }) => sum + payments, 0)).toBe(3);
    expect(filled.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(1);
    expect(filled.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(201.9731, 6);
  });

  test('a refund counts in the month in which it was mined, and only once it is proven', async () => {
    const { database, reviewer, signIn } = await createIt();
    // Of one day: an hour ago may have been another month.
    const day = ago(24).slice(0, 10);
    const [paidAt, refundedAt] = [`${day}T10:00:00.000Z`, `${day}T11:00:00.000Z`];
    const submission = await addSubmission(database, { kind: 'dapp', steps: [step(3, 'system', 'listed')] });
    const hash = await addPayment(database, { submission, units: oneAndAHalf, mined: paidAt });
    await addPayment(database, { submission, units: oneAndAHalf, mined: paidAt });
    const refund = await addRefund(database, {
      payment: hash,
      units: '1000000000000000000',
      mined: refundedAt,
    });
    await addRefund(database, { payment: hash, units: '1', status: 'checking' });
    await addRefund(database, { payment: hash, units: '2', status: 'unproven' });
    const ofMonth = ({ donations }: Numbers) => donations.find(({ month }) => day.startsWith(month));
    expect(ofMonth(await read(reviewer))).toMatchObject({
      payments: 2,
      amount: '3',
      refunds: 1,
      refunded: '1',
      net: '2',
    });
    await addRefund(database, { payment: hash, units: `${oneAndAHalf}00`, mined: refundedAt });
    expect(ofMonth(await read(reviewer, '12w'))).toMatchObject({ refunds: 2, refunded: '151', net: '-148' });
    const administrator = await signIn('administrator', 'Ada');
    const days = { from: ago(48).slice(0, 10), to: ago(0).slice(0, 10) };
    const answer = await administrator.post('/api/desk/donations/export', days);
    const [, ...rows] = (await answer.text()).trim().split('\r\n');
    const cells = rows.map((row) => row.split(','));
    // Entry, amount, refunded.
    expect(cells.map((row) => [row[0], row[4], row[5]].join())).toEqual([
      ...['donation,1.5,', 'donation,1.5,'],
      ...['refund,,1', 'refund,,150'],
    ]);
    expect(cells[2]!.slice(12, 14)).toEqual([refund, hash]);
  });

  test('a year of a busy desk is read as a whole, and a wrong period is refused', async () => {
    const { database, reviewer } = await createIt();
    await loadSubmissions(database, { count: 400, now: new Date(), formBytes: 10 });
    const { weeks, queue, kinds } = await read(reviewer, '1y');
    expect(weeks).toHaveLength(52);
    expect(sumOf(weeks)).toBe(320);
    expect(queue.ages.reduce((sum, { items }) => sum + items, 0)).toBe(80);
    expect(kinds.reduce((sum, { sent }) => sum + sent, 0)).toBe(400);
    const refused = ['2y', '4w-ambassador', '4w-dapp-token'].map((id) =>
      reviewer.get(`/api/desk/numbers/${id}`),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test('an empty portal has numbers that say so', async () => {
    const numbers = await read((await createIt()).reviewer, '12w');
    expect(numbers).toMatchObject({ week: { decided: 0, median_hours: null }, failed: [], searched: [] });
    expect(numbers.queue.oldest).toBeNull();
  });
});
