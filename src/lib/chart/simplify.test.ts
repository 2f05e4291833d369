import { describe, expect, it } from 'vitest';
import { simplify, type Point } from './simplify.ts';

describe('simplify', () => {
  it('keeps the ends and drops points on the line between them', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0.1],
      [2, 0],
    ];
    expect(simplify(line, 1)).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  it('keeps a corner', () => {
    const corner: Point[] = [
      [0, 0],
      [5, 5],
      [10, 0],
    ];
    expect(simplify(corner, 1)).toEqual(corner);
  });

  it('keeps lines of fewer than three points', () => {
    expect(simplify([], 1)).toEqual([]);
    expect(simplify([[3, 4]], 1)).toEqual([[3, 4]]);
  });
});
