import { describe, expect, it } from 'vitest';
import { drawDevice, unitsPerMm } from './draw-device.ts';

const corner = { x: 10, y: 20 };
const small = { widthMm: 38, heightMm: 86, screen: { widthMm: 29, heightMm: 45 } };
const broad = { widthMm: 60, heightMm: 90, screen: { widthMm: 54, heightMm: 60 } };

describe('drawDevice', () => {
  it.each([small, broad])('draws body and screen to scale', (device) => {
    const { body, screen } = drawDevice(device, corner);
    expect(body.height / body.width).toBeCloseTo(device.heightMm / device.widthMm, 1);
    expect(screen.width).toBeCloseTo(device.screen.widthMm * unitsPerMm, 0);
  });

  it.each([small, broad])('keeps the button between the screen and the lower edge', (device) => {
    const { body, screen, button } = drawDevice(device, corner);
    expect(button.y - button.radius).toBeGreaterThan(screen.y + screen.height);
    expect(button.y + button.radius).toBeLessThan(body.y + body.height);
    expect(button.x).toBeCloseTo(body.x + body.width / 2);
  });
});
