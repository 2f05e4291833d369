import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canBeSigned, reconcile, sentAs, type ChunkState } from './chunk-ledger.ts';
import { chunkGas, chunkRows, gasCapOf, largestSize, transactionGasCap } from './chunk-rows.ts';

it('chunks stay below the gas limit, keep every row and their order, and are as even as possible', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 2_000 }),
      fc.bigInt({ min: 21_000n, max: 15_000_000n }),
      (rows, each) => {
        const chunks = chunkRows(rows, largestSize(each, transactionGasCap)!);
        expect(chunks.flat()).toEqual(rows);
        for (const chunk of chunks) expect(chunkGas(chunk.length, each)).toBeLessThan(transactionGasCap);
        const sizes = chunks.map(({ length }) => length);
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('one recipient that costs more than a transaction may has no size', () => {
  expect(largestSize(17_000_000n, transactionGasCap)).toBeUndefined();
});

it('a transaction has half of a block at most, and never more than the limit of a transaction', () => {
  expect([null, 10n ** 15n, 30_000_000n].map(gasCapOf)).toEqual([
    transactionGasCap,
    transactionGasCap,
    15_000_000n,
  ]);
  expect(largestSize(40_000n, 15_000_000n)).toBe(300);
  expect(largestSize(40_000n, 4_000_000n)).toBe(50);
});

/**
 * A person, a wallet and a chain at random: signing, killing the page, losing answers, dropped and repeated transactions, reorganizations. The
 * contract refuses what it has paid, as its own tests show.
 */
it('whatever happens between page, wallet and chain, a chunk is paid once at most, and in the end once', () => {
  const events = fc.array(
    fc.constantFrom('sign', 'answer', 'mine', 'drop', 'repeat', 'look', 'look-fails', 'reorganize'),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(events, (happened) => {
      let state: ChunkState = { state: 'prepared' };
      let pending = 0;
      let paid = 0;
      const sight = () => ({ isMarked: paid === 1, hasReverted: false });
      const sign = () => {
        if (!canBeSigned(state, sight())) return;
        state = { state: 'asking' };
        pending += 1;
      };
      const mine = () => {
        if (pending > 0) paid = 1;
        pending = 0;
      };
      const act: Record<(typeof happened)[number], () => void> = {
        sign,
        answer: () => (state = state.state === 'asking' ? sentAs({ hash: '0x01', batchId: null }) : state),
        mine,
        drop: () => (pending = 0),
        repeat: () => (pending += pending > 0 ? 1 : 0),
        look: () => (state = reconcile(state, sight())),
        'look-fails': () => (state = reconcile(state, { isMarked: null, hasReverted: false })),
        reorganize: () => (paid = 0),
      };
      for (const each of happened) act[each]();
      state = reconcile(state, sight());
      expect(state.state === 'paid').toBe(paid === 1);
      sign();
      mine();
      state = reconcile(state, sight());
      expect(state.state).toBe('paid');
      expect(canBeSigned(state, sight())).toBe(false);
    }),
  );
});
