import { formatQuote } from './donation-amount.ts';
import { clockSkewMs, judgeTransfer, type ExpectedTransfer, type SeenTransaction } from './judge-transfer.ts';
import type { ChainOutcome } from './payment.ts';
import type { Quote } from './quote.ts';

interface Case {
  seen: SeenTransaction;
  /** All quotes ever made for the submission. */
  quotes: readonly Quote[];
  expected: ExpectedTransfer;
}

/**
 * The rule of a donation: a transfer of exactly a quoted amount to the receiving address (`judgeTransfer`), not mined before the quote.
 * Whether the transaction was used before is not checked here.
 */
export function judgePayment({ seen, quotes, expected }: Case): ChainOutcome {
  const latest = quotes.at(-1);
  const outcome = judgeTransfer({
    seen,
    expected,
    find: (received) => findPaidQuote(received, { seen, quotes }),
    wanted: latest && formatQuote(latest.amountUnits, expected.tokenDecimals),
  });
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'accepted', quoteId: outcome.match.id, detail: outcome.detail };
    case 'waiting':
      return outcome;
    case 'refused': {
      const code = outcome.code === 'too-early' ? 'mined-before-quote' : outcome.code;
      return { kind: 'refused', code, detail: outcome.detail };
    }
  }
}

function findPaidQuote(received: ReadonlySet<bigint>, { seen, quotes }: Omit<Case, 'expected'>) {
  const paid = quotes.filter((quote) => received.has(quote.amountUnits));
  const minedMs = seen.blockTimeSeconds * 1000;
  const timely = paid.find((quote) => Date.parse(quote.createTime) <= minedMs + clockSkewMs);
  const quote = timely ?? paid[0];
  return quote && { match: quote, units: quote.amountUnits, isInTime: timely !== undefined };
}
