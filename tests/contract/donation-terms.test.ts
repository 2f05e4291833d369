import { expect, it } from 'vitest';
import { brand as demonstrationBrand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Donations } from '#features/submission/donations/server/donations.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { brandWith } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations, insertSubmission } from '../support/donations.ts';
import { blockHashOf, createFakeChain } from '../support/fake-chain.ts';

const minuteMs = 60_000;
const earlier = demonstrationBrand;
const newReceiver = `0x${'b'.repeat(40)}`;
const newToken = `0x${'c'.repeat(40)}`;
const payer = `0x${'d'.repeat(40)}`;

interface Sent {
  units: bigint;
  brand?: Brand;
  from?: string;
  to?: string;
  at: Date;
}

describeOnEachEngine('a donation after the settings have changed', (open) => {
  async function prepare() {
    const opened: OpenDatabase = await open();
    const chain = createFakeChain();
    const withSettings = (brand: Brand) => createTestDonations(opened, { chain: chain.reader, brand });
    const before = withSettings(earlier);
    const submissionId = await insertSubmission(opened.database);
    const quote = await before.donations.createQuote(opened.database, submissionId, 'dapp');
    const send = ({ units, brand = earlier, from = payer, to, at }: Sent) => {
      const hash = `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`;
      const { tokenContract: token, receivingAddress } = brand.donation;
      chain.mined.set(hash, {
        hash,
        succeeded: true,
        to: token.toLowerCase(),
        valueUnits: 0n,
        transfers: [
          {
            token: token.toLowerCase(),
            from: from.toLowerCase(),
            to: (to ?? receivingAddress).toLowerCase(),
            units,
          },
        ],
        blockNumber: 100n,
        blockHash: blockHashOf(100n),
        blockTimeSeconds: Math.ceil(at.getTime() / 1000),
        headNumber: 120n,
      });
      return hash;
    };
    const claim = (donations: Donations, hash: string, id = submissionId) =>
      donations.recordPayment(opened.database, id, hash);
    return { opened, chain, withSettings, before, submissionId, quote, send, claim };
  }

  it.each([
    ['receiver', brandWith({ receivingAddress: newReceiver })],
    ['token', brandWith({ tokenContract: newToken, tokenDecimals: 6 })],
  ])('counts as it was asked for, with another %s in the settings', async (_what, changed) => {
    const { withSettings, before, submissionId, quote, send, claim } = await prepare();
    const after = withSettings(changed);
    const hash = send({ units: quote.amountUnits, at: before.clock.now() });
    await claim(after.donations, hash);
    await after.verify();
    expect(await after.donations.getPayment(submissionId)).toMatchObject({
      status: 'accepted',
      quoteId: quote.id,
      payer,
      detail: { seen_amount_units: before.donations.presentQuote(quote).amount_units },
    });
    for (let look = 0; look < 4; look += 1) {
      after.clock.advance(11 * minuteMs);
      expect(await after.recheck()).toBe(1);
    }
    expect(await after.donations.getPayment(submissionId)).toMatchObject({ status: 'accepted', doubt: null });
  });

  it('is asked for with the new settings from then on, and both are honored', async () => {
    const { opened, withSettings, before, submissionId, quote, send, claim } = await prepare();
    for (let shown = 1; shown < 8; shown += 1)
      await before.donations.createQuote(opened.database, submissionId, 'dapp');
    const changed = brandWith({ receivingAddress: newReceiver });
    const after = withSettings(changed);
    const next = await after.donations.createQuote(opened.database, submissionId, 'dapp');
    expect(after.donations.presentQuote(next).receiving_address).toBe(newReceiver);
    expect(next.amountUnits).not.toBe(quote.amountUnits);
    expect(after.donations.presentQuote(quote)).toEqual(before.donations.presentQuote(quote));

    // The old amount to the new address, and the new amount to the old one, were never asked for.
    const at = after.clock.now();
    for (const wrong of [
      send({ units: quote.amountUnits, brand: changed, at }),
      send({ units: next.amountUnits, at }),
    ]) {
      await claim(after.donations, wrong);
      await after.verify();
      expect(await after.donations.getPayment(submissionId)).toMatchObject({
        status: 'refused',
        code: 'wrong-amount',
      });
    }
    await claim(after.donations, send({ units: next.amountUnits, brand: changed, at }));
    await after.verify();
    expect(await after.donations.getPayment(submissionId)).toMatchObject({
      status: 'accepted',
      quoteId: next.id,
    });
  });

  it('waits for the desk where the settings have left its chain, and is not undone', async () => {
    const { withSettings, before, submissionId, quote, send, claim } = await prepare();
    const changed = brandWith({ chainId: 1, networkName: 'Ethereum' });
    const after = withSettings(changed);
    await claim(after.donations, send({ units: quote.amountUnits, brand: changed, at: after.clock.now() }));
    await after.verify();
    expect(await after.donations.getPayment(submissionId)).toMatchObject({
      status: 'checking',
      code: 'no-endpoint',
    });
    expect(after.donations.presentQuote(quote)).toMatchObject({ network_name: earlier.donation.networkName });
    before.clock.advance(2 * minuteMs);
    await before.verify();
    after.clock.advance(30 * minuteMs);
    await after.recheck();
    expect(await after.donations.getPayment(submissionId)).toMatchObject({ status: 'accepted', doubt: null });
  });

  it('is given back in its own token, from the address that got it', async () => {
    const { opened, withSettings, before, submissionId, quote, send, claim } = await prepare();
    await claim(before.donations, send({ units: quote.amountUnits, at: before.clock.now() }));
    await before.verify();
    const after = withSettings(brandWith({ tokenContract: newToken, tokenDecimals: 6 }));
    const { refunds } = after.donations;
    const paid = await refunds.findPaid(submissionId);
    if (!paid.ok) throw new Error(paid.code);
    const from = earlier.donation.receivingAddress;
    const link = send({ units: quote.amountUnits, from, to: payer, at: after.clock.now() });
    const { payments } = paid;
    const recorded = await opened.database
      .transaction()
      .execute((transaction) =>
        refunds.record({ transaction, submissionId, payments, recordedBy: 'Ana', link }),
      );
    expect(recorded).toMatchObject({ ok: true, amountUnits: quote.amountUnits, receiver: payer });
    await refunds.verifyDue({ onRefund: after.onRefund });
    expect(await refunds.list(opened.database, submissionId)).toMatchObject([
      { status: 'proven', terms: { tokenContract: earlier.donation.tokenContract, tokenDecimals: 18 } },
    ]);
  });

  it('of an earlier version has the settings of the first start after it', async () => {
    const { opened, withSettings, before, submissionId, quote, send, claim } = await prepare();
    const { database } = opened;
    await database.updateTable('quotes').set({ terms_id: null }).execute();
    await before.donations.fillTerms();
    const after = withSettings(brandWith({ receivingAddress: newReceiver }));
    await after.donations.fillTerms();
    await claim(after.donations, send({ units: quote.amountUnits, at: after.clock.now() }));
    await after.verify();
    expect(await after.donations.getPayment(submissionId)).toMatchObject({ status: 'accepted' });
    expect(await database.selectFrom('donation_terms').select('id').execute()).toHaveLength(2);
  });
});
