import { describe, expect, it } from 'vitest';
import { isSparing } from './prefetch-links.ts';

describe('fetching ahead', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is left out for %j',
    (connection) => {
      expect(isSparing(connection)).toBe(true);
    },
  );

  it.each([undefined, {}, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'happens for %j',
    (connection) => {
      expect(isSparing(connection)).toBe(false);
    },
  );
});
