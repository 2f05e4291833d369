import type { DonationTerms } from './donation-terms.ts';
import { judgePayment } from './judge-payment.ts';
import type { SeenTransaction } from './judge-transfer.ts';
import type { ChainOutcome } from './payment.ts';
import type { RefusalCode } from './payment-code.ts';
import type { Quote } from './quote.ts';

interface Case {
  seen: SeenTransaction;
  /** All quotes ever made for the submission on the chain of the transaction, oldest first. */
  quotes: readonly Quote[];
  /** The settings, for a submission without quotes. */
  current: DonationTerms;
  confirmations: number;
}

interface JudgedQuotes {
  outcome: ChainOutcome;
  /** The latest of the quotes that it is about. */
  about: Quote | undefined;
}

/** The closest to success first, because its message helps most. */
const closest: readonly RefusalCode[] = [
  'mined-before-quote',
  'wrong-amount',
  'wrong-receiver',
  'wrong-token',
];

const distanceOf = (outcome: ChainOutcome): number => {
  if (outcome.kind !== 'refused') return outcome.kind === 'accepted' ? -2 : -1;
  const index = closest.indexOf(outcome.code);
  return index === -1 ? closest.length : index;
};

/** One key for quotes that are paid in the same way. */
const keyOf = ({ receivingAddress, tokenContract, tokenDecimals, chainId }: DonationTerms) =>
  [receivingAddress.toLowerCase(), tokenContract.toLowerCase(), tokenDecimals, chainId].join(' ');

/**
 * The rule of a donation (`judgePayment`) where the settings have changed between two quotes: each is honored with the receiver and token of
 * its own time. Of two answers the one closest to success counts, then the one about the latest quotes.
 */
export function judgeQuotes({ seen, quotes, current, confirmations }: Case): JudgedQuotes {
  const groups = [...Map.groupBy(quotes, ({ terms }) => keyOf(terms)).values()];
  const latestFirst = groups.toSorted((one, other) => other.at(-1)!.id - one.at(-1)!.id);
  const asked = latestFirst.length > 0 ? latestFirst : [[]];
  const judged = asked.map((group) => {
    const latest = group.at(-1);
    const expected = { ...(latest?.terms ?? current), confirmations };
    return { outcome: judgePayment({ seen, quotes: group, expected }), about: latest };
  });
  return judged.reduce((best, each) => (distanceOf(each.outcome) < distanceOf(best.outcome) ? each : best));
}
