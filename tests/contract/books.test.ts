import { expect, it } from 'vitest';
import type { BookEntry } from '#features/submission/numbers/server/books/book-entry.ts';
import { createBooks } from '#features/submission/numbers/server/books/books.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { payer, recordRefund, sendRefund, verify } from '../support/refunds.ts';
import {
  ana,
  ben,
  brand,
  createWorld,
  idOf,
  inReview,
  mine,
  submit,
  type World,
} from '../support/submission-world.ts';

async function exportFrom({ database, clock }: World) {
  const books = createBooks({ database, brand, now: () => clock.time });
  // The month of the world's clock.
  const asked = { from: '2026-03-01', to: '2026-03-31', kind: 'dapp' } as const;
  const { fileName, batches } = await books.exportEntries(asked, ana);
  const rows: BookEntry[] = [];
  for await (const batch of batches) rows.push(...batch);
  return { fileName, rows };
}

describeOnEachEngine('the books of donations', (open) => {
  it('have the amount and the payer of a payment that two people confirmed against the chain', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    await world.submissions.quote(reference);
    const id = await idOf(world, reference);
    const link = mine(world, 150n * 10n ** 18n);
    for (const person of [ana, ben]) {
      const { version } = await world.review.get(id, person);
      const action = { name: 'confirm-payment', link, why: 'Agreed by mail.' } as const;
      await world.review.perform({ id, version, action, person });
    }
    const { rows } = await exportFrom(world);
    expect(rows).toMatchObject([
      {
        entry: 'donation',
        status: 'by-hand',
        amount: '150',
        payer,
        submission: id,
        confirmed_by: 'Ana and Ben',
      },
    ]);
  });

  it('name receiver, token and network of each payment and refund, and the file its days and kind', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    await recordRefund(world, id, { link: sendRefund(world, 10n ** 18n), amount: '1' });
    await verify(world);
    const { rows, fileName } = await exportFrom(world);
    const { receivingAddress, tokenContract, networkName, chainId } = brand.donation;
    const wallet = receivingAddress.toLowerCase();
    const token = {
      token: brand.token.symbol,
      token_contract: tokenContract,
      network: networkName,
      chain_id: chainId,
    };
    expect(rows).toMatchObject([
      { entry: 'donation', status: 'by-chain', ...token, payer, receiver: wallet },
      { entry: 'refund', status: 'by-chain', ...token, refunded: '1', payer: wallet, receiver: payer },
    ]);
    expect(fileName).toBe('books_2026-03-01_2026-03-31_dapp.csv');
  });

  it('say that a payment is in doubt while the chain does not show it', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    world.chain.mined.clear();
    await world.donations.askAgain(id, { onOutcome: world.submissions.onPaymentOutcome });
    expect((await exportFrom(world)).rows).toMatchObject([{ status: 'in-doubt', payer }]);
  });
});
