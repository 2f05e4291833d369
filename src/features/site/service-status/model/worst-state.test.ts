import { expect, test } from 'vitest';
import { worstState } from './worst-state.ts';

test('everything works only where every part is known to', () => {
  expect(worstState(['works', 'works'])).toBe('works');
  expect(worstState(['works', 'slow'])).toBe('slow');
  expect(worstState(['works', 'unknown', 'slow'])).toBe('unknown');
  expect(worstState(['unknown', 'disrupted', 'works'])).toBe('disrupted');
  expect(worstState([])).toBe('unknown');
});
