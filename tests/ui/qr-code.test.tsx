import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { expectAccessible } from './expect-accessible.ts';

const label = 'Opens this page on the phone';
const address = 'https://tideport.example/en/download/app';
const code = () => page.getByRole('img', { name: label }).element() as SVGSVGElement;
const dark = () => code().querySelector('path')!;

test('a code says where it leads, and stays dark on white in the dark theme', async () => {
  await render(<QrCode text={address} label={label} />);
  const looks = [];
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    looks.push([getComputedStyle(code()).backgroundColor, getComputedStyle(dark()).fill]);
  }
  expect(looks[0]?.[0]).toBe('rgb(255, 255, 255)');
  expect(looks[1]).toEqual(looks[0]);
  await expectAccessible();
});

test('scanners get square modules with an empty zone of two modules around them', async () => {
  await render(<QrCode text={address} label={label} />);
  const { x, y, width, height } = dark().getBBox();
  expect([x, y, width]).toEqual([0, 0, height]);
  const zone = code().viewBox.baseVal;
  expect([zone.x, zone.y, zone.width, zone.height]).toEqual([-2, -2, width + 4, height + 4]);
  const { width: wide, height: high } = code().getBoundingClientRect();
  expect(wide).toBeCloseTo(high, 1);
});

test('another text is drawn as another code', async () => {
  const screen = await render(<QrCode text={address} label={label} />);
  const before = dark().getAttribute('d');
  await screen.rerender(<QrCode text={`${address}?android=1`} label={label} />);
  expect(dark().getAttribute('d')).not.toBe(before);
});
