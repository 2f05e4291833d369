import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StatusEvent } from '#features/submission/submissions/model/status-view.ts';
import { foldRepeats } from './fold-repeats.ts';

let minute = 0;
const step = (
  state: StatusEvent['state'],
  code: string | null = null,
  text: string | null = null,
): StatusEvent => ({
  at: new Date(Date.UTC(2026, 10, 27, 8, minute++)).toISOString(),
  ...{ state, code, text, requests: [], corrections: [], refund_changes: [] },
});
const linesOf = (history: readonly StatusEvent[]) =>
  foldRepeats(history).map(({ event, count }) => [event.state, event.code, count]);
const tries = (count: number, code: string) =>
  Array.from({ length: count }, () => [step('checking-payment'), step('payment-refused', code)]).flat();

it('counts a payment that was refused again for the same reason in one line, with the time of the latest', () => {
  const history = [step('awaiting-payment'), ...tries(4, 'wrong-amount')];
  expect(linesOf(history)).toEqual([
    ['awaiting-payment', null, 1],
    ['checking-payment', null, 1],
    ['payment-refused', 'wrong-amount', 4],
  ]);
  expect(foldRepeats(history).at(-1)?.event).toBe(history.at(-1));
});

it('keeps another reason, a check that goes on and a decision apart', () => {
  const history = [
    ...tries(2, 'wrong-amount'),
    ...tries(1, 'reverted'),
    step('checking-payment'),
    step('in-review'),
  ];
  expect(linesOf(history)).toEqual([
    ['checking-payment', null, 1],
    ['payment-refused', 'wrong-amount', 2],
    ['checking-payment', null, 1],
    ['payment-refused', 'reverted', 1],
    ['checking-payment', null, 1],
    ['in-review', null, 1],
  ]);
});

it('counts edits of a form, and never what a reviewer wrote', () => {
  expect(linesOf([step('awaiting-payment'), step('awaiting-payment')])).toEqual([
    ['awaiting-payment', null, 2],
  ]);
  const asked = [step('changes-requested', null, 'Shorter.'), step('changes-requested', null, 'Shorter.')];
  expect(foldRepeats(asked)).toHaveLength(2);
});

it('loses no step but the checks between refusals', () => {
  const any = fc.constantFrom<() => StatusEvent>(
    () => step('awaiting-payment'),
    () => step('checking-payment'),
    () => step('payment-refused', 'reverted'),
    () => step('payment-refused', 'wrong-amount'),
    () => step('in-review', null, 'A text.'),
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (makers) => {
      const history = makers.map((make) => make());
      const count = (state: string) => history.filter((event) => event.state === state).length;
      const counted = (state: string) =>
        foldRepeats(history)
          .filter(({ event }) => event.state === state)
          .reduce((sum, line) => sum + line.count, 0);
      for (const state of ['awaiting-payment', 'payment-refused', 'in-review'])
        expect(counted(state)).toBe(count(state));
      expect(counted('checking-payment')).toBeLessThanOrEqual(count('checking-payment'));
      expect(foldRepeats(history).at(-1)?.event).toBe(history.at(-1));
    }),
  );
});
