import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withDrawing } from '../../scripts/house/draw-rooms.ts';
import { listOldFigures } from '../../scripts/house/house-page.ts';
import { measureHouse } from '../../scripts/house/measure-house.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const duplicatedLinesMax = 200;

const { figures, details } = measureHouse(root);

test('the figures in docs/house.md are current; npm run house updates them', () => {
  expect(listOldFigures(read('docs/house.md'), figures)).toEqual([]);
});

test(`at most ${duplicatedLinesMax} lines are written twice`, () => {
  expect(figures.duplicatedLines, details.duplicatedPairs.join('\n')).toBeLessThanOrEqual(duplicatedLinesMax);
});

test('the diagram in docs/architecture.md shows the rooms of scripts/lint/rooms.ts; npm run house updates it', () => {
  const page = read('docs/architecture.md');
  expect(withDrawing(page)).toBe(page);
});
