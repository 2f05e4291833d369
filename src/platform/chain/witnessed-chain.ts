import { isDeepStrictEqual } from 'node:util';
import type { Log } from '#platform/log/log.ts';
import { createOutageLog } from '#platform/log/outage-log.ts';
import type { ChainAnswer, ChainReader, MinedTransaction } from './chain-reader.ts';

const disagreementWords = {
  begins: 'the two endpoints of the chain disagree; dependent work waits',
  ends: 'the two endpoints of the chain agree again',
};

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Everything but how far each of them has got. */
const factsOf = ({ headNumber: _head, finalNumber: _final, ...facts }: MinedTransaction) => facts;

/** A block is final when each of them that can say it says so. */
function progressOf(one: MinedTransaction, other: MinedTransaction) {
  const finals = [one, other].flatMap(({ finalNumber }) => (finalNumber === undefined ? [] : [finalNumber]));
  const [first, second = first] = finals;
  return {
    headNumber: least(one.headNumber, other.headNumber),
    ...(first !== undefined && second !== undefined && { finalNumber: least(first, second) }),
  };
}

/**
 * Two endpoints of one chain, of which neither is believed alone about a transaction: what only one of them shows, or shows differently, counts as
 * an outage, after which payments wait and nothing is undone. The chain is as long as the shorter of the two says. All else, which no
 * payment is accepted by, is read from the first.
 * @param witness of another operator, so that both are wrong at the same time only if the chain is
 */
export function createWitnessedChain(first: ChainReader, witness: ChainReader, log: Log): ChainReader {
  const disagreements = createOutageLog(log, disagreementWords);
  const disagree = (issue: string): ChainAnswer<never> => {
    disagreements.report(new Error(issue));
    return { ok: false, code: 'endpoint-down' };
  };

  async function both<Value>(
    read: (reader: ChainReader) => Promise<ChainAnswer<Value>>,
  ): Promise<ChainAnswer<readonly [Value, Value]>> {
    const [one, other] = await Promise.all([read(first), read(witness)]);
    if (!one.ok) return one;
    if (!other.ok) return other;
    return { ok: true, value: [one.value, other.value] };
  }

  /** One of them shows the transaction and the other one does not: yet, or at all. */
  async function waitFor(
    late: ChainReader,
    { blockNumber }: MinedTransaction,
  ): Promise<ChainAnswer<undefined>> {
    const head = await late.getHeadNumber();
    if (!head.ok) return head;
    return head.value < blockNumber
      ? { ok: true, value: undefined }
      : disagree('one of them does not show a transaction');
  }

  return {
    ...first,
    async getChainId() {
      const ids = await both((reader) => reader.getChainId());
      if (!ids.ok) return ids;
      const [one, other] = ids.value;
      return one === other ? { ok: true, value: one } : disagree('they serve two chains');
    },
    async getHeadNumber() {
      const heads = await both((reader) => reader.getHeadNumber());
      return heads.ok ? { ok: true, value: least(...heads.value) } : heads;
    },
    async findTransaction(hash) {
      const found = await both((reader) => reader.findTransaction(hash));
      if (!found.ok) return found;
      const [one, other] = found.value;
      if (!one && !other) return { ok: true, value: undefined };
      if (!one || !other) return waitFor(one ? witness : first, (one ?? other) as MinedTransaction);
      if (!isDeepStrictEqual(factsOf(one), factsOf(other)))
        return disagree('they show a transaction in two ways');
      disagreements.over();
      return { ok: true, value: { ...factsOf(one), ...progressOf(one, other) } };
    },
  };
}
