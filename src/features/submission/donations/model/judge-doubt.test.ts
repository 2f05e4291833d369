import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  doubtBeforeUndoingMs,
  judgeDoubt,
  looksBeforeUndoing,
  type Doubt,
  type Look,
} from './judge-doubt.ts';

const startMs = Date.parse('2026-11-27T10:00:00Z');
const minuteMs = 60_000;

/** Looks one after the other. @returns what is left of the doubt; undefined once it is undone */
function lookAt(looks: readonly { look: Look; afterMs: number }[]): Doubt | null | undefined {
  let doubt: Doubt | null = null;
  let ms = startMs;
  for (const { look, afterMs } of looks) {
    ms += afterMs;
    const outcome = judgeDoubt({ look, doubt, now: new Date(ms) });
    if (outcome.kind === 'undone') return undefined;
    doubt = outcome.doubt;
  }
  return doubt;
}
const every10 = (...looks: Look[]) => looks.map((look) => ({ look, afterMs: 10 * minuteMs }));

it('is undone by the third look without it when twenty minutes have passed since the first', () => {
  expect(lookAt(every10('absent', 'absent'))).toMatchObject({ kind: 'absent', looks: 2 });
  expect(lookAt(every10('absent', 'differs', 'absent'))).toBeUndefined();
});

it('is not undone by many looks within a moment', () => {
  const looks = Array.from({ length: 9 }, () => ({ look: 'absent' as const, afterMs: 1_000 }));
  expect(lookAt(looks)).toMatchObject({ kind: 'absent', looks: 9 });
});

it('is sure again once the chain shows it', () => {
  expect(lookAt(every10('absent', 'absent', 'confirmed'))).toBeNull();
  expect(lookAt(every10('absent', 'absent', 'confirmed', 'absent'))).toMatchObject({ looks: 1 });
});

it('is not decided by an endpoint that lags behind or does not answer, however long', () => {
  expect(lookAt(every10('lagging', 'lagging', 'lagging', 'unknown', 'lagging'))).toMatchObject({
    kind: 'lagging',
    looks: 0,
  });
  const quick = (look: Look) => ({ look, afterMs: 1_000 });
  expect(
    lookAt([...every10('lagging', 'lagging', 'lagging'), quick('absent'), quick('absent'), quick('absent')]),
  ).toMatchObject({ looks: 3 });
});

it('needs the looks and the time between them, in whatever order the answers come', () => {
  const look = fc.constantFrom<Look>('confirmed', 'unknown', 'absent', 'differs', 'lagging', 'unconfirmed');
  const answers = fc.array(fc.record({ look, afterMs: fc.nat(15 * minuteMs) }), { maxLength: 20 });
  fc.assert(
    fc.property(answers, (given) => {
      const undoneAt = given.findIndex((_each, index) => lookAt(given.slice(0, index + 1)) === undefined);
      const seen = given.slice(0, undoneAt === -1 ? given.length : undoneAt + 1);
      const recent = seen.slice(seen.findLastIndex((each) => each.look === 'confirmed') + 1);
      const first = recent.findIndex((each) => each.look === 'absent' || each.look === 'differs');
      const counted = recent.filter((each) => each.look === 'absent' || each.look === 'differs').length;
      const last = recent.findLastIndex((each) => each.look === 'absent' || each.look === 'differs');
      const overMs = recent.slice(first + 1, last + 1).reduce((sum, { afterMs }) => sum + afterMs, 0);
      expect(undoneAt !== -1).toBe(counted >= looksBeforeUndoing && overMs >= doubtBeforeUndoingMs);
    }),
  );
});
