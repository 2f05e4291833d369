import type { RefundAction } from '#features/submission/payment-review/model/refund-action.ts';
import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import { devFaucet, devReceiver, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import type { TestChain } from './chain.ts';
import { ana, brand, contract, idOf, submit, type ben, type edda, type World } from './submission-world.ts';
import { blockHashOf } from './fake-chain.ts';

/** The address that pays donations on the test chain, as the desk reads it. */
export const team = devFaucet.toLowerCase();

export const later = (world: World, ms: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + ms);
};

/** One round of the verifier over refunds. */
export const verify = (world: World) =>
  world.donations.refunds.verifyDue({ onRefund: world.submissions.onRefund });

/** @param entry.by who records it */
type Entry = Omit<Partial<Extract<RefundAction, { name: 'record' }>>, 'name'> & {
  link: string;
  by?: typeof ana | typeof ben | typeof edda;
};

const entryOf = ({ link, by: _by, ...rest }: Entry) => ({
  ...{ link, amount: '', receiver: '', reason: '' },
  ...rest,
});

export const recordRefund = (world: World, id: number, entry: Entry) =>
  world.review.refund({ id, action: { name: 'record', ...entryOf(entry) }, person: entry.by ?? ana });

/** In place of an earlier record. */
export const correctRefund = (
  { review }: World,
  { id, refund }: { id: number; refund: number },
  entry: Entry,
) => review.refund({ id, action: { name: 'correct', refund, ...entryOf(entry) }, person: ana });

export const refundsOf = async (world: World, id: number) => (await world.review.get(id, ana)).refunds;

/** Status and code of every record. */
export const standing = async (world: World, id: number) =>
  (await refundsOf(world, id)).map(({ status, code }) => [status, code]);

/** Sends product tokens from the wallet's own address. @returns the transaction's hash, mined */
export async function sendTokens(
  { transactions }: TestChain,
  { units, to = devFaucet, from = devReceiver }: { units: bigint; to?: string; from?: string },
): Promise<`0x${string}`> {
  const hash = await transactions.sendToken({ token: devTokenContract, from, to, units });
  await transactions.getReceipt(hash);
  return hash;
}

/** A submission that was paid on the test chain, and rejected. */
export async function createRejected(world: World, chain: TestChain) {
  const reference = await submit(world, { url: `https://${crypto.randomUUID()}.example` });
  const quoted = await world.submissions.quote(reference);
  if (!quoted.ok) throw new Error('No quote');
  const units = BigInt(quoted.quote.amount_units);
  const paid = await chain.payDonation({ amountUnits: units });
  await world.submissions.pay(reference, paid);
  await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
  const id = await idOf(world, reference);
  const [payment] = await world.database
    .selectFrom('payments')
    .select(['status', 'code', 'detail'])
    .where('submission_id', '=', id)
    .execute();
  // Says why, where the chain or its endpoint did not accept it at once.
  if (payment?.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(payment)}`);
  await reject(world, id);
  return { reference, id, units, amount: quoted.quote.amount, paid };
}

export async function reject(world: World, id: number): Promise<void> {
  const { version } = await world.review.get(id, ana);
  const action = { name: 'reject', reason: 'other', text: 'Not this time.' } as const;
  await world.review.perform({ id, version, action, person: ana });
}

/** The address that pays in a world with the fake chain. */
export const payer = contract.toLowerCase();
export const stranger = `0x${'9a'.repeat(20)}`;

/** Puts a refund on the fake chain. @returns its hash */
export function sendRefund(
  world: World,
  units: bigint,
  change: Partial<MinedTransaction['transfers'][number]> = {},
) {
  const hash = `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`;
  const { tokenContract: token, receivingAddress } = brand.donation;
  const transfer = { token, from: receivingAddress, to: payer, units, ...change };
  world.chain.mined.set(hash, {
    hash,
    succeeded: true,
    to: token.toLowerCase(),
    valueUnits: 0n,
    transfers: [transfer],
    blockNumber: 110n,
    blockHash: blockHashOf(110n),
    blockTimeSeconds: world.clock.time.getTime() / 1000,
    headNumber: 120n,
  });
  return hash;
}

/** What the accepted payment of a submission brought. */
export async function paidUnits(world: World, id: number): Promise<bigint> {
  const row = await world.database
    .selectFrom('payments')
    .select('amount_units')
    .where('submission_id', '=', id)
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return BigInt(row.amount_units!);
}
