import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { tokenIdOf } from '#features/submission/numbers/model/books/book-rate.ts';
import type { Statement } from '#features/submission/numbers/model/books/statement.ts';
import { addPayment } from '../support/add-payment.ts';
import { addRefund } from '../support/add-refund.ts';
import { addSubmission } from '../support/add-submission.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { addTransfer } from '../support/transfers.ts';

const token = tokenIdOf(brand.donation);
const unit = 10n ** BigInt(brand.donation.tokenDecimals);

describeOnEachEngine('a statement of the books', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const { database } = opened;
    const { signIn } = await createDesk(opened, assets());
    const administrator = await signIn('administrator', 'Ada');
    const submission = await addSubmission(database, {
      kind: 'dapp',
      steps: [{ at: '2026-01-01T00:00:00.000Z', actor: 'system', to: 'listed' }],
    });
    const paid = (units: bigint, mined: string) =>
      addPayment(database, { submission, units: units.toString(), mined });
    const read = async (id: string) => {
      const answer = await administrator.get(`/api/desk/books/${id}`);
      expect(answer.status).toBe(200);
      return (await answer.json()) as Statement;
    };
    return { database, administrator, paid, read };
  }

  test('sums what came in and was given back by month, in tokens and in a currency', async () => {
    const { database, administrator, paid, read } = await prepare();
    const first = await paid(200n * unit + 1n, '2026-01-31T23:59:59.000Z');
    await paid(100n * unit, '2026-02-01T00:00:00.000Z');
    await paid(7n * unit, '2026-03-01T00:00:00.000Z');
    await addTransfer(database, { units: 3n * unit, foundTime: new Date('2026-02-10T10:00:00.000Z') });
    const mined = '2026-02-28T23:59:59.000Z';
    await addRefund(database, { payment: first, units: (200n * unit).toString(), mined });
    const rates = ['2026-01-31', '2026-02-01', '2026-02-28'].map((day) => ({
      ...{ day, rate: '0.125', source: 'ECB' },
    }));
    await administrator.post('/api/desk/book-rates', { name: 'set', token, currency: 'EUR', rates });
    const statement = await read('2026-01-01_2026-02-28_EUR');
    expect(statement).toMatchObject({
      ...{ from: '2026-01-01', to: '2026-02-28', currency: 'EUR' },
      unpriced_days: ['2026-02-10'],
    });
    const zeros = { unknown: 0, in_doubt: 0, set_aside: 0 };
    const [found, ...others] = statement.tokens;
    expect(others).toEqual([]);
    expect(found!.months).toMatchObject([
      {
        ...{ month: '2026-01', donations: 1, transfers: 0, refunds: 0, unpriced: 0 },
        ...{ refunded: '0', value: '25.00', refunded_value: '0.00', net_value: '25.00' },
      },
      {
        ...{ month: '2026-02', donations: 1, donated: '100', transfers: 1, transferred: '3' },
        ...{ refunds: 1, refunded: '200', net: '-97', unpriced: 1 },
        ...{ value: '12.50', refunded_value: '25.00', net_value: '-12.50' },
      },
    ]);
    expect(found!.months[0]!.donated).toBe(`200.${'1'.padStart(brand.donation.tokenDecimals, '0')}`);
    expect(found!.total).toMatchObject({
      ...{ donations: 2, transfers: 1, refunds: 1, unpriced: 1, ...zeros },
      ...{ value: '37.50', refunded_value: '25.00', net_value: '12.50' },
    });
  });

  test('of one kind has no transfers, and of days without an entry no token', async () => {
    const { database, paid, read } = await prepare();
    await paid(unit, '2026-01-10T00:00:00.000Z');
    await addTransfer(database, { foundTime: new Date('2026-01-11T10:00:00.000Z') });
    const ofKind = (await read('2026-01-01_2026-01-31_EUR_dapp')).tokens[0]?.total;
    expect(ofKind).toMatchObject({ donations: 1, transfers: 0 });
    expect((await read('2026-01-01_2026-01-31_EUR_token')).tokens).toEqual([]);
    expect((await read('2026-02-01_2026-02-28_EUR')).tokens).toEqual([]);
  });

  test('says whose transfers are not read to the latest block', async () => {
    const { database, read } = await prepare();
    await addTransfer(database);
    const receiver = brand.donation.receivingAddress.toLowerCase();
    const unread = async () => (await read('2026-01-01_2026-01-31_EUR')).unread;
    const network = brand.donation.networkName;
    expect(await unread()).toEqual([{ receiver, network, since: null }]);
    const since = '2026-01-05T00:00:00.000Z';
    const change = (set: { read_time?: string; issue: string | null; issue_since: string | null }) =>
      database.updateTable('transfer_scans').set(set).execute();
    await change({ read_time: since, issue: 'endpoint-down', issue_since: since });
    expect(await unread()).toEqual([{ receiver, network, since }]);
    await change({ issue: null, issue_since: null });
    expect(await unread()).toEqual([]);
  });

  test('is not read for what is no range', async () => {
    const { administrator } = await prepare();
    for (const id of ['1', '2026-01-31_2026-01-01_EUR', '2026-01-01_2036-01-01_EUR', '2026-01-01_2026-01-31'])
      expect((await administrator.get(`/api/desk/books/${id}`)).status, id).toBe(400);
  });
});
