import { formatUnits } from './donation-amount.ts';
import type { PaymentDetail } from './payment.ts';

/**
 * Block times are whole seconds set by the miner's clock, which may differ from ours: a transfer may appear
 * this much older than what it must follow.
 */
export const clockSkewMs = 120_000;

/** A mined transaction from the chain port. Addresses are lower case. */
export interface SeenTransaction {
  succeeded: boolean;
  to: string | null;
  valueUnits: bigint;
  transfers: readonly { token: string; to: string; units: bigint }[];
  blockNumber: bigint;
  blockTimeSeconds: number;
  headNumber: bigint;
  /** Number of the latest finalized block; absent where the endpoint cannot say it. */
  finalNumber?: bigint;
}

/** What is required of a transfer of the product token. */
export interface ExpectedTransfer {
  tokenContract: string;
  tokenDecimals: number;
  receivingAddress: string;
  confirmations: number;
}

/** `too-early`: mined before what it must follow. */
type MismatchCode = 'reverted' | 'wrong-token' | 'wrong-receiver' | 'wrong-amount' | 'too-early';

type TransferOutcome<Match> =
  | { kind: 'accepted'; match: Match; detail: PaymentDetail }
  | { kind: 'waiting'; code: 'awaiting-confirmations' | 'awaiting-finality'; detail: PaymentDetail }
  | { kind: 'refused'; code: MismatchCode; detail: PaymentDetail };

interface Case<Match> {
  seen: SeenTransaction;
  expected: ExpectedTransfer;
  /** Finds what one of the received amounts pays for. */
  find: (received: ReadonlySet<bigint>) => { match: Match; units: bigint; isInTime: boolean } | undefined;
  /** What should have been sent, in whole tokens. */
  wanted?: string | undefined;
}

/**
 * The rule of every transfer that is proven on the chain: a successful transaction in which the product token's contract reports a
 * transfer of a known amount to the expected address, not mined too early, confirmed by enough blocks, and final where the network knows that. If several things are wrong, the
 * code is the closest to success, because its message helps most. Depth and finality are both required: a node can be wrong about either.
 */
export function judgeTransfer<Match>({ seen, expected, find, wanted }: Case<Match>): TransferOutcome<Match> {
  const where = presentBlock(seen);
  if (!seen.succeeded) return { kind: 'refused', code: 'reverted', detail: where };

  const found = find(new Set(transfersTo(seen, expected).map(({ units }) => units)));
  if (!found) return { kind: 'refused', ...explainMismatch(seen, expected, wanted) };
  const amount = presentAmount(found.units, expected);
  if (!found.isInTime) return { kind: 'refused', code: 'too-early', detail: { ...where, ...amount } };

  const confirmations = confirmationsOf(seen);
  const detail = {
    ...where,
    ...amount,
    confirmations,
    confirmations_required: expected.confirmations,
  };
  if (confirmations < expected.confirmations)
    return { kind: 'waiting', code: 'awaiting-confirmations', detail };
  if (seen.finalNumber !== undefined && seen.finalNumber < seen.blockNumber)
    return { kind: 'waiting', code: 'awaiting-finality', detail };
  return { kind: 'accepted', match: found.match, detail };
}

/** Transfers of the right token to the right address, whatever the amount. */
export function transfersTo<Transfer extends { token: string; to: string }>(
  { transfers }: { transfers: readonly Transfer[] },
  { tokenContract, receivingAddress }: Pick<ExpectedTransfer, 'tokenContract' | 'receivingAddress'>,
): Transfer[] {
  return transfers.filter(({ token, to }) => isSame(token, tokenContract) && isSame(to, receivingAddress));
}

function explainMismatch(
  seen: SeenTransaction,
  expected: ExpectedTransfer,
  wanted: string | undefined,
): { code: MismatchCode; detail: PaymentDetail } {
  const where = presentBlock(seen);
  const [received] = transfersTo(seen, expected);
  if (received) {
    const amount = presentAmount(received.units, expected);
    const detail = { ...where, ...amount, ...(wanted !== undefined && { expected_amount: wanted }) };
    return { code: 'wrong-amount', detail };
  }
  const elsewhere = seen.transfers.find(({ token }) => isSame(token, expected.tokenContract));
  if (elsewhere) {
    const detail = { ...where, ...presentAmount(elsewhere.units, expected), seen_receiver: elsewhere.to };
    return { code: 'wrong-receiver', detail };
  }
  const token = findOtherToken(seen, expected);
  return { code: 'wrong-token', detail: token ? { ...where, seen_token: token } : where };
}

/** What was sent instead: first what reached the expected address, else any transfer. */
function findOtherToken(seen: SeenTransaction, expected: ExpectedTransfer): string | undefined {
  const other = seen.transfers.find((transfer) => isSame(transfer.to, expected.receivingAddress));
  if (other) return other.token;
  const native = seen.valueUnits > 0n ? 'native' : undefined;
  if (native && seen.to !== null && isSame(seen.to, expected.receivingAddress)) return native;
  return seen.transfers[0]?.token ?? native;
}

/**
 * The block of the transfer counts as the first confirmation; an endpoint whose head lags behind gives none.
 */
function confirmationsOf(seen: SeenTransaction): number {
  return Math.max(0, Number(seen.headNumber - seen.blockNumber) + 1);
}

function presentBlock(seen: SeenTransaction): PaymentDetail {
  return {
    mined_time: new Date(seen.blockTimeSeconds * 1000).toISOString(),
    block_number: seen.blockNumber.toString(),
  };
}

function presentAmount(units: bigint, { tokenDecimals }: ExpectedTransfer): PaymentDetail {
  return { seen_amount_units: units.toString(), seen_amount: formatUnits(units, tokenDecimals) };
}

/** Addresses are compared without their case. */
export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
