import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { tokenIdOf, type KnownRates } from '#features/submission/numbers/model/books/book-rate.ts';
import type { BookEntry } from '#features/submission/numbers/server/books/book-entry.ts';
import { createBooks } from '#features/submission/numbers/server/books/books.ts';
import { addPayment } from '../support/add-payment.ts';
import { addRefund } from '../support/add-refund.ts';
import { addSubmission } from '../support/add-submission.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const token = tokenIdOf(brand.donation);
const unit = 10n ** BigInt(brand.donation.tokenDecimals);
const source = 'CoinGecko';
const [first, second] = ['2026-01-20', '2026-01-21'];
const range = { from: '2026-01-01', to: '2026-01-31' };

const set = (caller: Caller, days: Readonly<Record<string, string>>, currency = 'EUR') =>
  caller.post('/api/desk/book-rates', {
    ...{ name: 'set', token, currency },
    rates: Object.entries(days).map(([day, rate]) => ({ day, rate, source })),
  });

async function ratesOf(caller: Caller, id = '2026-01-01_2026-01-31_EUR'): Promise<KnownRates> {
  const answer = await caller.get(`/api/desk/book-rates/${id}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as KnownRates;
}

describeOnEachEngine('the rates of the books', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const { database } = opened;
    const { signIn } = await createDesk(opened, assets());
    const books = createBooks({ database, brand, now: () => new Date() });
    const read = async (currency?: 'EUR' | 'JPY') => {
      const asked = { ...range, ...(currency && { currency }) };
      const { batches } = await books.exportEntries(asked, { id: 'ana', email: 'ana@example.org' });
      const entries: BookEntry[] = [];
      for await (const batch of batches) entries.push(...batch);
      return entries.map(({ rate, value, refunded_value, rate_source }) =>
        [rate, value, refunded_value, rate_source].join(' '),
      );
    };
    return { database, read, administrator: await signIn('administrator', 'Ada'), signIn };
  }

  test('give each entry the value of its day, and nothing where there is no rate of it', async () => {
    const { database, read, administrator } = await prepare();
    const submission = await addSubmission(database, {
      kind: 'dapp',
      steps: [{ at: '2026-01-01T00:00:00.000Z', actor: 'system', to: 'listed' }],
    });
    const add = (units: bigint | null, mined: string) =>
      addPayment(database, { submission, units: units === null ? null : units.toString(), mined });
    const paid = await add(200n * unit, `${first}T23:59:59.000Z`);
    await add(unit / 2n, `${second}T00:00:00.000Z`);
    await add(null, `${first}T10:00:00.000Z`);
    await add(unit, '2026-01-22T00:00:00.000Z');
    await addRefund(database, { payment: paid, units: unit.toString(), mined: `${second}T12:00:00.000Z` });
    expect((await set(administrator, { [first]: '0.035', [second]: '0.05' })).status).toBe(200);
    expect(await read('EUR')).toEqual([
      ...[`0.035 7.00  ${source}`, `0.05 0.03  ${source}`, `0.035   ${source}`, '   '],
      `0.05  0.05 ${source}`,
    ]);
    expect(await read('JPY')).toEqual(Array.from({ length: 5 }, () => '   '));
    expect(await read()).toEqual(Array.from({ length: 5 }, () => '   '));
    const answer = await administrator.post('/api/desk/donations/export', { ...range, currency: 'EUR' });
    expect(answer.headers.get('content-disposition')).toContain('"books_2026-01-01_2026-01-31_EUR.csv"');
    expect((await answer.text()).split('\r\n')[1]).toMatch(/,EUR,0\.035,7\.00,,CoinGecko$/);
  });

  test('are replaced day by day and removed, and the log says so', async () => {
    const { database, administrator } = await prepare();
    await set(administrator, { [first]: '1', [second]: '2' });
    await set(administrator, { [first]: '3' });
    await set(administrator, { [first]: '9' }, 'JPY');
    const days = async () => (await ratesOf(administrator)).rates.map(({ day, rate }) => [day, rate]);
    expect(await days()).toEqual([
      [first, '3'],
      [second, '2'],
    ]);
    expect((await ratesOf(administrator, `${second}_${second}_EUR`)).rates).toEqual([
      { token, day: second, rate: '2', source },
    ]);
    const remove = { name: 'remove', token, currency: 'EUR', day: first };
    expect((await administrator.post('/api/desk/book-rates', remove)).status).toBe(200);
    expect((await administrator.post('/api/desk/book-rates', remove)).status).toBe(404);
    expect(await days()).toEqual([[second, '2']]);
    const logged = await database
      .selectFrom('audit_log')
      .select(['action', 'detail', 'subject'])
      .where('action', 'in', ['set-rates', 'remove-rate'])
      .orderBy('id')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual([
      ...['set-rates', 'set-rates', 'set-rates'],
      'remove-rate',
    ]);
    expect(logged[0]!.subject).toBe(`rates of ${brand.token.symbol} (${token})`);
    expect(JSON.parse(logged[1]!.detail)).toEqual({
      currency: 'EUR',
      rates: [{ day: first, rate: '3', source }],
    });
  });

  test('are taken for each day of ten years at a time', async () => {
    const { administrator } = await prepare();
    const begin = Date.parse('2016-01-01T00:00:00.000Z');
    const days = Array.from({ length: 3653 }, (_, index) =>
      new Date(begin + index * 24 * 60 * 60_000).toISOString().slice(0, 10),
    );
    const rates = Object.fromEntries(
      days.map((day, index) => [day, `0.${String(index + 1).padStart(18, '0')}`]),
    );
    expect((await set(administrator, rates)).status).toBe(200);
    const { rates: known } = await ratesOf(administrator, `${days[0]}_${days.at(-1)}_EUR`);
    expect(known.map(({ day }) => day)).toEqual(days);
  });

  test('are refused as a whole where one of them is none, or the token is not ours', async () => {
    const { administrator } = await prepare();
    const statusOf = async (body: object) => (await administrator.post('/api/desk/book-rates', body)).status;
    const rate = { day: first, rate: '1', source };
    const body = { name: 'set', token, currency: 'EUR', rates: [rate] };
    const wrong = [
      { ...body, token: `1:0x${'0'.repeat(40)}` },
      { ...body, currency: 'eur' },
      { ...body, rates: [] },
      { ...body, rates: [rate, rate] },
      {
        ...body,
        rates: [
          { ...rate, day: second },
          { ...rate, rate: '1,5' },
        ],
      },
      { ...body, rates: [{ ...rate, rate: '0' }] },
      { ...body, rates: [{ ...rate, rate: 1 }] },
      { ...body, rates: [{ ...rate, day: '2026-02-30' }] },
      { ...body, rates: [{ ...rate, source: '5' }] },
    ];
    for (const each of wrong) expect([each, await statusOf(each)]).toEqual([each, 400]);
    expect((await ratesOf(administrator)).rates).toEqual([]);
    expect((await administrator.get('/api/desk/book-rates/2026-01-01_2026-01-31')).status).toBe(400);
  });

  test('name every token that donations were asked for in, the present one first', async () => {
    const { database, administrator } = await prepare();
    const contract = `0x${'Ab'.repeat(20)}`;
    await database
      .insertInto('donation_terms')
      .values({
        ...{ receiving_address: `0x${'1'.repeat(40)}`, token_contract: contract, token_symbol: 'OLD' },
        ...{ token_decimals: 18, chain_id: 56, network_name: 'BNB Smart Chain', network_short: 'BSC' },
        explorer_transaction_url: 'https://explorer.example/tx/{hash}',
        create_time: '2025-01-01T00:00:00.000Z',
      })
      .execute();
    const { tokens } = await ratesOf(administrator);
    expect(tokens.map(({ symbol }) => symbol)).toEqual([brand.token.symbol, 'OLD']);
    expect(tokens[1]!.id).toBe(`56:${contract.toLowerCase()}`);
  });
});
