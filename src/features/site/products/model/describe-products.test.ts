import { describe, expect, it } from 'vitest';
import type { Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import { describeCard, describeHardware } from './describe-device.ts';

const maker = 'Wallet';
const device: Hardware = {
  widthMm: 40,
  heightMm: 90,
  depthMm: 8.5,
  weightGrams: 50,
  screen: { widthMm: 30, heightMm: 45 },
  chargingPort: 'USB-C',
  phraseWords: [24],
};

describe('describeHardware', () => {
  it('states the brand’s size and weight, with their units, and no price', () => {
    const product = describeHardware(
      { maker, device },
      { name: 'Device', description: 'Signs.', path: '/en/hardware' },
    );
    expect(product).toMatchObject({
      '@type': 'Product',
      url: '/en/hardware',
      height: { value: 90, unitCode: 'MMT' },
      depth: { value: 8.5, unitCode: 'MMT' },
      weight: { value: 50, unitCode: 'GRM' },
    });
    expect(product).not.toHaveProperty('offers');
  });
});

describe('describeCard', () => {
  it('names the card as printed, and its issuer', () => {
    const described = describeCard(
      { maker, card: { nameParts: ['Wallet', 'card'], issuer: 'An issuer' } },
      { description: 'Pays.', path: '/en/card' },
    );
    expect(described).toMatchObject({ name: 'Walletcard', provider: { name: 'An issuer' } });
  });
});
