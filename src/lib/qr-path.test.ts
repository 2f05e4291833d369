import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

describe('qrPath', () => {
  it('draws every dark module exactly once', () => {
    const { size, path } = qrPath('ethereum:0x5FbDB2315678afecb367f032d93F642f64180aa3@31337/transfer');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)];
    expect(runs.map((run) => run[0]).join('')).toBe(path);
    for (const [, x, y, width] of runs) {
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(size);
      expect(Number(y)).toBeLessThan(size);
    }
  });
});
