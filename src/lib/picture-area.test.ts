import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findAreaIssue,
  largestZoom,
  middleArea,
  moveArea,
  smallestPart,
  zoomArea,
  zoomOf,
} from './picture-area.ts';

const side = fc.integer({ min: 1, max: 9_000 });
const field = fc.record({
  width: fc.integer({ min: 2, max: 2_000 }),
  height: fc.integer({ min: 2, max: 2_000 }),
});
/** A picture that a field accepts. */
const pictureAndField = fc
  .tuple(fc.record({ width: side, height: side }), field)
  .filter(([picture, size]) => {
    const least = smallestPart(size);
    return picture.width >= least.width && picture.height >= least.height;
  });
const move = fc.record({
  dx: fc.integer({ min: -9_000, max: 9_000 }),
  dy: fc.integer({ min: -9_000, max: 9_000 }),
});

test('whatever is moved and zoomed, the part can be stored', () => {
  fc.assert(
    fc.property(
      pictureAndField,
      fc.array(fc.oneof(move, fc.double({ min: 0.01, max: 100, noNaN: true })), { maxLength: 12 }),
      ([picture, size], steps) => {
        let area = middleArea(picture, size);
        expect(findAreaIssue(picture, size, area)).toBeUndefined();
        for (const step of steps) {
          area =
            typeof step === 'number'
              ? zoomArea(picture, { size, area, zoom: step })
              : moveArea(picture, area, step);
          expect(findAreaIssue(picture, size, area)).toBeUndefined();
        }
      },
    ),
  );
});

test('a part begins in the middle, ends at the edges, and comes nearer around its own middle', () => {
  const [picture, size] = [
    { width: 1600, height: 1200 },
    { width: 960, height: 540 },
  ];
  const middle = middleArea(picture, size);
  expect(middle).toEqual({ left: 0, top: 150, width: 1600, height: 900 });
  expect(moveArea(picture, middle, { dx: 50, dy: -999 })).toEqual({ ...middle, top: 0 });
  const near = zoomArea(picture, { size, area: middle, zoom: 2 });
  expect(near).toEqual({ left: 400, top: 375, width: 800, height: 450 });
  expect(zoomOf(picture, size, near)).toBe(2);
  expect(largestZoom(picture, size)).toBeCloseTo(1600 / 480);
  expect(zoomArea(picture, { size, area: near, zoom: 99 })).toMatchObject({ width: 480, height: 270 });
});

test('a part beyond the picture, in another ratio or too small cannot be stored', () => {
  const [picture, size] = [
    { width: 1600, height: 1200 },
    { width: 960, height: 540 },
  ];
  const issue = (left: number, top: number, [width, height]: [number, number]) =>
    findAreaIssue(picture, size, { left, top, width, height });
  expect(issue(0, 0, [960, 540])).toBeUndefined();
  expect(issue(641, 0, [960, 540])).toBe('outside');
  expect(issue(0, -1, [960, 540])).toBe('outside');
  expect(issue(0, 0, [960, 600])).toBe('ratio');
  expect(issue(0, 0, [478, 269])).toBe('too-small');
});
