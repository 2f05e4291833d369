import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { BookRequest } from '#features/submission/numbers/model/books/book-range.ts';
import type { BookEntry } from '#features/submission/numbers/server/books/book-entry.ts';
import { createBooks } from '#features/submission/numbers/server/books/books.ts';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { Database } from '#platform/database/database.ts';
import { addPayment } from '../support/add-payment.ts';
import { addRefund } from '../support/add-refund.ts';
import { addSubmission } from '../support/add-submission.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { addTransfer } from '../support/transfers.ts';

const ana = { id: 'ana', email: 'ana@example.org' };
const dayMs = 24 * 60 * 60_000;
const first = Date.parse('2026-01-01T00:00:00.000Z');
/** The first or last moment of a day, counted from the first of January. */
const momentOf = (day: number, isLast: boolean) =>
  new Date(first + day * dayMs + (isLast ? dayMs - 1 : 0)).toISOString();
const dayOf = (day: number) => momentOf(day, false).slice(0, 10);

const addDapp = (database: Database) =>
  addSubmission(database, {
    kind: 'dapp',
    steps: [{ at: '2026-01-01T00:00:00.000Z', actor: 'system', to: 'listed' }],
  });

async function read(database: Database, request: BookRequest): Promise<BookEntry[]> {
  const books = createBooks({ database, brand, now: () => new Date() });
  const { batches } = await books.exportEntries(request, ana);
  const entries: BookEntry[] = [];
  for await (const batch of batches) entries.push(...batch);
  return entries;
}

const facts = (entries: readonly BookEntry[]) =>
  entries.map(({ entry, amount, refunded }) => [entry, amount || refunded].join(' '));

async function addTransferRefund(database: Database, transfer: number, mined: string): Promise<void> {
  await database
    .insertInto('transfer_refunds')
    .values({
      transfer_id: transfer,
      tx_hash: `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`,
      link: 'link',
      amount_units: '2',
      receiver: `0x${'d'.repeat(40)}`,
      receiver_reason: null,
      sender: null,
      detail: JSON.stringify({ mined_time: mined }),
      recorded_by: 'Rita',
      create_time: '2026-06-01T00:00:00.000Z',
    })
    .execute();
}

describeOnEachEngine('the books of a range of days', (open) => {
  const assets = useDeskAssets();

  test('have each entry once, however a range is divided, to the last base unit', async () => {
    const { database } = await open();
    const submission = await addDapp(database);
    let sum = 0n;
    for (let day = 0; day < 60; day += 1) {
      const units = 10n ** 18n * BigInt(day) + BigInt(day * day + 1);
      sum += units;
      const [mined, accepted] = [momentOf(day, day % 2 === 0), momentOf(day + 40, false)];
      await addPayment(database, { submission, units: units.toString(), mined, accepted });
    }
    const all = await read(database, { from: dayOf(0), to: dayOf(59) });
    const unitsOf = (entries: readonly BookEntry[]) =>
      entries.reduce((total, { amount }) => {
        const [whole = '', fraction = ''] = amount.split('.');
        return total + BigInt(whole + fraction.padEnd(brand.donation.tokenDecimals, '0'));
      }, 0n);
    expect(all).toHaveLength(60);
    expect(unitsOf(all)).toBe(sum);
    for (const day of [0, 1, 29, 30, 31, 57, 58]) {
      const before = await read(database, { from: dayOf(0), to: dayOf(day) });
      const after = await read(database, { from: dayOf(day + 1), to: dayOf(59) });
      expect(before).toHaveLength(day + 1);
      expect([...before, ...after]).toEqual(all);
    }
  });

  test('have a payment on the day on which it was mined, or accepted where that is not known', async () => {
    const { database } = await open();
    const submission = await addDapp(database);
    const accepted = '2026-02-01T00:00:10.000Z';
    const mined = '2026-01-31T23:59:59.000Z';
    const late = await addPayment(database, { submission, units: '1', mined, accepted });
    const unknown = await addPayment(database, { submission, units: null, accepted });
    await addRefund(database, { payment: late, units: '1', mined: '2026-01-31T23:59:59.500Z' });
    const hashes = async (from: string, to: string) =>
      (await read(database, { from, to, parts: ['donations'] })).map(({ tx_hash }) => tx_hash);
    expect(await hashes('2026-01-31', '2026-01-31')).toEqual([late]);
    expect(await hashes('2026-02-01', '2026-02-28')).toEqual([unknown]);
    const january = { from: '2026-01-01', to: '2026-01-31' };
    expect(await read(database, { ...january, parts: ['refunds'] })).toMatchObject([{ refund_of: late }]);
    expect(await read(database, { from: '2026-02-01', to: '2026-02-28', parts: ['refunds'] })).toEqual([]);
  });

  test('have transfers that pay for no submission and their refunds, until one is accepted as a payment', async () => {
    const { database } = await open();
    const found = (day: number, units: bigint) =>
      addTransfer(database, { units, foundTime: new Date(momentOf(day, false)) });
    const kept = await found(3, 5n);
    const aside = await found(4, 6n);
    const gone = await found(5, 7n);
    const paid = await found(6, 8n);
    const change = (id: number, set: { outcome: string } | { gone_time: string }) =>
      database.updateTable('received_transfers').set(set).where('id', '=', id).execute();
    await change(aside.id, { outcome: 'set-aside' });
    await change(gone.id, { gone_time: momentOf(7, false) });
    await addTransferRefund(database, kept.id, momentOf(8, true));
    const range = { from: dayOf(0), to: dayOf(8) };
    const amount = (units: bigint) => formatUnits(units, brand.donation.tokenDecimals);
    const entries = await read(database, range);
    expect(facts(entries)).toEqual([
      ...[`transfer ${amount(5n)}`, `transfer ${amount(6n)}`, `transfer ${amount(8n)}`],
      `transfer-refund ${amount(2n)}`,
    ]);
    expect(entries.map(({ status }) => status)).toEqual(['by-chain', 'set-aside', 'by-chain', 'by-chain']);
    expect(entries.at(-1)).toMatchObject({ refund_of: kept.tx_hash, submission: null, kind: '' });
    expect(facts(await read(database, { ...range, to: dayOf(7) }))).toHaveLength(3);
    const submission = await addDapp(database);
    const { tx_hash: hash } = paid;
    await addPayment(database, { submission, units: '8', mined: momentOf(6, false), hash });
    expect(facts(await read(database, range))).toEqual([
      ...[`transfer ${amount(5n)}`, `transfer ${amount(6n)}`, `transfer-refund ${amount(2n)}`],
      `donation ${amount(8n)}`,
    ]);
    expect(facts(await read(database, { ...range, kind: 'dapp' }))).toEqual([`donation ${amount(8n)}`]);
    // A refused claim pays for nothing.
    await addPayment(database, { submission, code: 'wrong-amount', hash: kept.tx_hash });
    expect(facts(await read(database, range))).toContain(`transfer ${amount(5n)}`);
  });

  test('have what is accepted as a payment while they are read once', async () => {
    const { database } = await open();
    const submission = await addDapp(database);
    const { tx_hash: hash } = await addTransfer(database, { foundTime: new Date(momentOf(1, false)) });
    const books = createBooks({ database, brand, now: () => new Date() });
    const { batches } = await books.exportEntries({ from: dayOf(0), to: dayOf(2) }, ana);
    const entries = (await batches.next()).value as BookEntry[];
    await addPayment(database, { submission, units: '5', mined: momentOf(1, false), hash });
    for await (const batch of batches) entries.push(...batch);
    expect(entries.map(({ entry }) => entry)).toEqual(['transfer']);
  });

  test('are a file of exactly what the columns say, which is in the audit log', async () => {
    const opened = await open();
    const { database } = opened;
    const { signIn } = await createDesk(opened, assets());
    const administrator = await signIn('administrator', 'Ada');
    const submission = await addDapp(database);
    await database.updateTable('submissions').set({ title: '=1+1' }).where('id', '=', submission).execute();
    const mined = '2026-01-20T08:00:00.000Z';
    const hash = await addPayment(database, { submission, units: '1500000000000000000', mined });
    await addPayment(database, { submission, code: 'wrong-amount' });
    const range = { from: '2026-01-20', to: '2026-01-20' };
    const answer = await administrator.post('/api/desk/donations/export', range);
    expect(answer.headers.get('content-disposition')).toContain('"books_2026-01-20_2026-01-20.csv"');
    const [head, row, ...rest] = (await answer.text()).split('\r\n');
    expect(head).toBe(
      'entry,status,mined_time,accepted_time,amount,refunded,token,token_contract,network,chain_id,payer,receiver,tx_hash,refund_of,submission,title,kind,confirmed_by,currency,rate,value,refunded_value,rate_source',
    );
    expect(row!.split(',')).toEqual([
      ...['donation', 'by-chain', mined, expect.stringMatching(/^\d{4}-/)],
      ...['1.5', '', expect.any(String), expect.stringMatching(/^0x/), expect.any(String)],
      ...[expect.stringMatching(/^\d+$/), '', expect.stringMatching(/^0x[0-9a-f]{40}$/)],
      ...[hash, '', String(submission), "'=1+1", 'dapp', ''],
      ...['', '', '', '', ''],
    ]);
    expect(rest).toEqual(['']);
    const entries = await database
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'export-donations')
      .execute();
    expect(entries.map(({ actor }) => actor)).toEqual(['ada@example.org']);
    expect(JSON.parse(entries[0]!.detail)).toEqual({
      ...range,
      parts: ['donations', 'refunds', 'transfers'],
    });
  });

  test('are not read for a range that is none', async () => {
    const { signIn } = await createDesk(await open(), assets());
    const administrator = await signIn('administrator', 'Ada');
    const statusOf = async (body: object) =>
      (await administrator.post('/api/desk/donations/export', body)).status;
    const [from, to] = ['2026-01-01', '2026-01-31'];
    expect(await statusOf({ from, to, parts: ['refunds'], kind: 'token' })).toBe(200);
    const wrong = [
      { from },
      { from: to, to: from },
      { from, to: '2026-02-30' },
      { from, to: '2036-01-01' },
      { from, to, parts: [] },
      { from, to, parts: ['tips'] },
      { from, to, kind: 'ambassador' },
      { from, to, kind: 'token', parts: ['transfers'] },
      { from, to, currency: 'XXX' },
      { from, to, period: '4w' },
    ];
    for (const body of wrong) expect([body, await statusOf(body)]).toEqual([body, 400]);
  });
});
