import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { donationUnits } from '#features/submission/donations/model/donation-amount.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { Database } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations, insertSubmission, type TestOptions } from '../support/donations.ts';

const dayMs = 24 * 3_600_000;

const unitsOf = (suffix: number) =>
  donationUnits({ base: 200, suffix, suffixDecimals: 4, decimals: 18 }).toString();
const suffixes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Reserves four-decimal amounts for one submission, beyond the limit that it could request. */
async function takeSuffixes(database: Database, taken: number[]) {
  const submission_id = await insertSubmission(database);
  const create_time = new Date().toISOString();
  const rows = taken.map((suffix) => ({
    submission_id,
    amount_units: unitsOf(suffix),
    reserved: 1,
    create_time,
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await database
      .insertInto('quotes')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
}

describeOnEachEngine('quotes', (open) => {
  const prepare = async (options: Partial<TestOptions> = {}) => {
    const opened = await open();
    const made = createTestDonations(opened, { chain: unavailableChain, ...options });
    const { database } = opened;
    const show = async (id: number, kind: 'dapp' | 'token' = 'dapp') =>
      made.donations.presentQuote(await made.donations.createQuote(database, id, kind)).amount;
    return { ...made, database, show };
  };

  it('are the base amount of the kind plus a suffix from .1000 to .9999', async () => {
    const { donations, database } = await prepare();
    for (const [kind, base] of [
      ['dapp', '200'],
      ['token', '100'],
      ['nft', '100'],
    ] as const) {
      const quote = await donations.createQuote(database, await insertSubmission(database), kind);
      const shown = donations.presentQuote(quote);
      expect(shown.amount).toMatch(new RegExp(`^${base}\\.[1-9]\\d{3}$`));
      expect(shown.amount_units).toBe(`${shown.amount.replace('.', '')}00000000000000`);
      expect(shown.eip681).toBe(
        `ethereum:${brand.donation.tokenContract}@31337/transfer?address=${brand.donation.receivingAddress}&uint256=${shown.amount_units}`,
      );
      expect(shown.explorer_placeholder).toBe('https://bscscan.com/tx/0x…');
    }
  });

  it('are limited to eight per submission, then the latest is repeated, also under concurrent requests', async () => {
    const { donations, database } = await prepare();
    const [one, other] = [await insertSubmission(database), await insertSubmission(database)];
    for (let index = 0; index < 10; index += 1) await donations.createQuote(database, one, 'dapp');
    const quotes = await donations.listQuotes(one);
    expect(quotes).toHaveLength(8);
    expect(await donations.createQuote(database, one, 'dapp')).toEqual(quotes.at(-1));
    await Promise.all(Array.from({ length: 20 }, () => donations.createQuote(database, other, 'dapp')));
    expect(await donations.listQuotes(other)).toHaveLength(8);
  });

  it('differ between submissions that ask at the same time', async () => {
    // Hardly more amounts than submissions, and each is drawn twice in a row, so that they collide all the time.
    let drawn = 0;
    const { donations, database } = await prepare({
      randomInt: (max) => (Math.floor(drawn++ / 2) * 7) % Math.min(max, 400),
    });
    const ids = await Promise.all(Array.from({ length: 40 }, () => insertSubmission(database)));
    const quotes = await Promise.all(
      ids.flatMap((id) => Array.from({ length: 8 }, () => donations.createQuote(database, id, 'dapp'))),
    );
    expect(new Set(quotes.map((quote) => quote.amountUnits)).size).toBe(320);
    expect(drawn).toBeGreaterThan(320);
  });

  it('stay reserved for 30 days after the submission no longer needs them; the paid one forever', async () => {
    const { donations, database, clock, show } = await prepare({ randomInt: () => 5 });
    const [one, other] = [await insertSubmission(database), await insertSubmission(database)];
    expect(await show(one)).toBe('200.1005');
    await donations.closeQuotes(database, one);
    clock.advance(30 * dayMs - 1000);
    expect(await donations.releaseAmounts()).toBe(0);
    // The generator returns one number: only a longer amount is left.
    expect(await show(other)).toBe('200.100005');
    clock.advance(11 * 60_000);
    expect(await donations.releaseAmounts()).toBe(1);
    expect(await show(other)).toBe('200.1005');
    expect(await donations.listQuotes(one)).toHaveLength(1);
  });

  it('have six decimals when fewer than half of the shorter amounts are free, and never repeat a shorter one', async () => {
    let next = 0;
    const { database, show } = await prepare({ randomInt: (max) => (max > 9000 ? (next += 50) - 50 : next) });
    await takeSuffixes(database, suffixes(1000, 5499));
    const asker = await insertSubmission(database);
    next = 4500;
    expect(await show(asker)).toBe('200.5500');
    next = 0;
    // .100000 looks like .1000 and is skipped.
    expect(await show(asker)).toBe('200.100050');
    expect(await show(asker)).toBe('200.100150');
    // Another kind has its own range.
    next = 7;
    expect(await show(await insertSubmission(database), 'token')).toBe('100.1007');
  });

  it('are refused when none is free, and nobody loses theirs', async () => {
    const { donations, database } = await prepare({ randomInt: () => 1 });
    const [one, other, third] = [1, 2, 3].map(() => insertSubmission(database));
    await donations.createQuote(database, await one!, 'dapp');
    await donations.createQuote(database, await other!, 'dapp');
    await expect(donations.createQuote(database, await third!, 'dapp')).rejects.toMatchObject({
      code: 'unavailable',
    });
    const held = await database
      .selectFrom('quotes')
      .select(['submission_id', 'reserved'])
      .orderBy('id')
      .execute();
    expect(held).toEqual([
      { submission_id: await one, reserved: 1 },
      { submission_id: await other, reserved: 1 },
    ]);
  });

  it('share one number range when two kinds have the same base, and when the base changes', async () => {
    const same = {
      ...brand,
      donation: { ...brand.donation, baseAmount: { dapp: 100, token: 100, nft: 100 } },
    };
    const { donations, database, show } = await prepare({ brand: same, randomInt: () => 3 });
    const [one, other] = [await insertSubmission(database), await insertSubmission(database)];
    expect(await show(one, 'dapp')).toBe('100.1003');
    expect(await show(other, 'token')).toBe('100.100003');
    const units = (await donations.listQuotes(one))[0]!.amountUnits.toString();
    const again = {
      submission_id: other,
      amount_units: units,
      reserved: 1,
      create_time: '2026-01-01T00:00:00.000Z',
    };
    await expect(database.insertInto('quotes').values(again).execute()).rejects.toThrow(/unique/i);
  });

  it('can be created inside a transaction that runs into taken amounts', async () => {
    const { donations, database } = await prepare({ randomInt: () => 8 });
    await donations.createQuote(database, await insertSubmission(database), 'dapp');
    const id = await insertSubmission(database);
    const quote = await database
      .transaction()
      .execute((transaction) => donations.createQuote(transaction, id, 'dapp'));
    expect(donations.presentQuote(quote).amount).toBe('200.100008');
  });
});
