import { formatUnits } from './donation-amount.ts';
import {
  clockSkewMs,
  isSame,
  judgeTransfer,
  transfersTo,
  type ExpectedTransfer,
  type SeenTransaction,
} from './judge-transfer.ts';
import type { RefundOutcome } from './refund.ts';

/** With the senders of its transfers. */
interface SentTransaction extends SeenTransaction {
  transfers: readonly (SeenTransaction['transfers'][number] & { from: string })[];
}

interface Case {
  seen: SentTransaction;
  amountUnits: bigint;
  /** The token of the donation, and the receiver of the refund. */
  expected: ExpectedTransfer;
  /** When the payment was mined, RFC 3339 UTC; undefined where the chain did not say. */
  paidTime: string | undefined;
}

/**
 * The rule of a refund: a transfer of exactly the recorded amount to its receiver (`judgeTransfer`), not mined before the payment that it
 * gives back. What an address sends to itself gives nobody anything.
 */
export function judgeRefund({ seen, amountUnits, expected, paidTime }: Case): RefundOutcome {
  const sent = { ...seen, transfers: seen.transfers.filter(({ from, to }) => !isSame(from, to)) };
  const outcome = judgeTransfer({
    seen: sent,
    expected,
    wanted: formatUnits(amountUnits, expected.tokenDecimals),
    find: (received) => {
      if (!received.has(amountUnits)) return undefined;
      const isInTime =
        paidTime === undefined || Date.parse(paidTime) <= seen.blockTimeSeconds * 1000 + clockSkewMs;
      return { match: amountUnits, units: amountUnits, isInTime };
    },
  });
  switch (outcome.kind) {
    case 'accepted': {
      const transfer = transfersTo(sent, expected).find(({ units }) => units === outcome.match);
      return { kind: 'accepted', detail: outcome.detail, sender: transfer?.from.toLowerCase() };
    }
    case 'waiting':
      return outcome;
    case 'refused': {
      const code = outcome.code === 'too-early' ? 'mined-before-payment' : outcome.code;
      return { kind: 'refused', code, detail: outcome.detail };
    }
  }
}
