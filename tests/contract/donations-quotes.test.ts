import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { donationUnits } from '#features/donations/model/donation-amount.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { Database } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations, insertSubmission } from '../support/donations.ts';

const dayMs = 24 * 3_600_000;

const unitsOf = (suffix: number) => donationUnits({ base: 200, suffix, decimals: 18 }).toString();
const suffixes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

async function takeSuffixes(
  database: Database,
  taken: { submissionId: number; suffixes: number[]; createTime: string },
) {
  const rows = taken.suffixes.map((suffix) => ({
    submission_id: taken.submissionId,
    amount_units: unitsOf(suffix),
    open: 1,
    create_time: taken.createTime,
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await database
      .insertInto('quotes')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
}

describeOnEachEngine('quotes', (open) => {
  it('are the base amount of the kind and a suffix from .1000 to .9999', async () => {
    const { database, ...rest } = await open();
    const { donations } = createTestDonations({ database, ...rest }, { chain: unavailableChain });
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

  it('are new at each showing, and stay listed when they are closed', async () => {
    const opened = await open();
    const { donations } = createTestDonations(opened, { chain: unavailableChain });
    const id = await insertSubmission(opened.database);
    const first = await donations.createQuote(opened.database, id, 'dapp');
    const second = await donations.createQuote(opened.database, id, 'dapp');
    expect(second.amountUnits).not.toBe(first.amountUnits);
    await donations.closeQuotes(opened.database, id);
    expect(await donations.listQuotes(id)).toEqual([first, second]);
  });

  it('are at most fifty for one submission', async () => {
    const opened = await open();
    const { donations } = createTestDonations(opened, { chain: unavailableChain });
    const id = await insertSubmission(opened.database);
    const quotes = [];
    for (let index = 0; index < 52; index += 1)
      quotes.push(await donations.createQuote(opened.database, id, 'dapp'));
    expect(new Set(quotes.map((quote) => quote.id)).size).toBe(50);
    expect(quotes[51]).toEqual(quotes[49]);
  });

  it('differ among submissions that ask at the same time', async () => {
    const opened = await open();
    const { donations } = createTestDonations(opened, { chain: unavailableChain });
    const ids = await Promise.all(Array.from({ length: 40 }, () => insertSubmission(opened.database)));
    const quotes = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 10 }, () => donations.createQuote(opened.database, id, 'dapp')),
      ),
    );
    expect(new Set(quotes.map((quote) => quote.amountUnits)).size).toBe(400);
  });

  it('can be made inside a transaction that meets taken amounts', async () => {
    const opened = await open();
    const { database } = opened;
    const { donations } = createTestDonations(opened, { chain: unavailableChain });
    const other = await insertSubmission(database);
    const createTime = new Date().toISOString();
    await takeSuffixes(database, { submissionId: other, suffixes: suffixes(1000, 9998), createTime });
    const id = await insertSubmission(database);
    const quote = await database
      .transaction()
      .execute((transaction) => donations.createQuote(transaction, id, 'dapp'));
    expect(donations.presentQuote(quote).amount).toBe('200.9999');
  });

  it('take back abandoned amounts, or else the oldest, when all 9,000 are out', async () => {
    const opened = await open();
    const { database } = opened;
    const { donations, clock } = createTestDonations(opened, { chain: unavailableChain });
    const other = await insertSubmission(database);
    const at = (ageMs: number) => new Date(clock.now().getTime() - ageMs).toISOString();
    await takeSuffixes(database, {
      submissionId: other,
      suffixes: suffixes(1003, 9999),
      createTime: at(dayMs),
    });
    await takeSuffixes(database, { submissionId: other, suffixes: [1000], createTime: at(2 * dayMs) });
    await takeSuffixes(database, { submissionId: other, suffixes: [1001, 1002], createTime: at(31 * dayMs) });
    const id = await insertSubmission(database);

    const amounts = [];
    for (let index = 0; index < 4; index += 1) {
      amounts.push(donations.presentQuote(await donations.createQuote(database, id, 'dapp')).amount);
    }
    expect(amounts.slice(0, 2).sort()).toEqual(['200.1001', '200.1002']);
    expect(amounts[2]).toBe('200.1000');
    expect(amounts[3]).toMatch(/^200\./);
    expect(await donations.listQuotes(other)).toHaveLength(9000);
    const openAmounts = await database
      .selectFrom('quotes')
      .select('amount_units')
      .where('open', '=', 1)
      .execute();
    expect(new Set(openAmounts.map((row) => row.amount_units)).size).toBe(openAmounts.length);
  });
});
