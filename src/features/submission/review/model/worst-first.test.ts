import { expect, test } from 'vitest';
import { worstFirst } from './worst-first.ts';

test('what blocks comes before what needs an answer, a warning and a notice; equals keep their order', () => {
  const findings = [
    { severity: 'warning', id: 1 },
    { severity: 'notice', id: 2 },
    { severity: 'blocking', id: 3 },
    { severity: 'desk', id: 4 },
    { severity: 'warning', id: 5 },
    { severity: 'blocking', id: 6 },
  ] as const;
  expect(worstFirst(findings).map(({ id }) => id)).toEqual([3, 6, 4, 1, 5, 2]);
});
