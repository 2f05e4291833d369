import { expect, test } from 'vitest';
import { fillFrame, moveFrame, placePicture, zoomFrame } from './crop-frame.ts';

const banner = { width: 1200, height: 400 };

test('a picture begins with its middle, filling the square', () => {
  expect(placePicture(banner, fillFrame(banner))).toEqual({ left: -400, top: 0, width: 1200, height: 400 });
});

test('no move leaves a gap at an edge', () => {
  const far = moveFrame(banner, fillFrame(banner), { dx: 9999, dy: 9999 });
  expect(placePicture(banner, far)).toMatchObject({ left: 0, top: 0 });
  const back = moveFrame(banner, far, { dx: -9999, dy: -9999 });
  expect(placePicture(banner, back)).toMatchObject({ left: -800, top: 0 });
});

test('zooming out ends when the whole picture is seen, in the middle', () => {
  const whole = zoomFrame(banner, moveFrame(banner, fillFrame(banner), { dx: 300, dy: 0 }), 0.001);
  const place = placePicture(banner, whole);
  expect(place.width).toBeCloseTo(400);
  expect(place.left).toBeCloseTo(0);
  expect(place.top).toBeCloseTo(400 / 3);
});

test('zooming in keeps the point in the middle and ends before points become blocks', () => {
  const near = zoomFrame(banner, fillFrame(banner), 2);
  expect([near.x, near.y, near.scale]).toEqual([600, 200, 2]);
  expect(zoomFrame(banner, near, 1000).scale).toBe(4);
});
