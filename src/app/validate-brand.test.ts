import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import { validateBrand } from './validate-brand.ts';

const real: Brand = {
  ...brand,
  primaryHost: 'wallet.acme.org',
  supportEmail: 'help@acme.org',
  securityEmail: 'security@acme.org',
  downloads: {
    ...brand.downloads,
    filesUrl: 'https://files.acme.org/releases',
    appStore: 'https://apps.acme.org/ios',
    googlePlay: 'https://apps.acme.org/android',
    extensionStores: [{ browser: 'chrome', url: 'https://apps.acme.org/chrome' }],
  },
  donation: {
    ...brand.donation,
    chainId: 56,
    tokenContract: '0x1BCE02A1c2c49c7f5ca5b8c6d4C47aE08D1E6F0a',
    receivingAddress: '0x9F3aB2C7d14E5b60718293A4b5C6d7E8f9A0b1C2',
  },
};

describe('brand configuration', () => {
  test('the demonstration brand is well-formed', () => {
    expect(validateBrand(brand, false).name).toBe('Tideport');
  });

  test('production takes a real brand', () => {
    expect(validateBrand(real, true)).toEqual(real);
  });

  test.each([
    [
      'the development chain',
      { ...real, donation: { ...real.donation, chainId: 31337 } },
      /development chain/,
    ],
    [
      'the test token',
      { ...real, donation: { ...real.donation, tokenContract: brand.donation.tokenContract } },
      /tokenContract .* is a placeholder/,
    ],
    [
      'a zero address',
      { ...real, donation: { ...real.donation, receivingAddress: `0x${'0'.repeat(40)}` } },
      /receivingAddress .* is a placeholder/,
    ],
    ['an example host', { ...real, primaryHost: 'tideport.example' }, /primaryHost/],
    ['an example mail address', { ...real, supportEmail: 'a@tideport.example' }, /supportEmail/],
    [
      'an example address for security reports',
      { ...real, securityEmail: 'a@tideport.example' },
      /securityEmail/,
    ],
    [
      'an example shop',
      { ...real, downloads: { ...real.downloads, googlePlay: 'https://apps.example.com/android' } },
      /downloads\.googlePlay .* is a placeholder/,
    ],
    [
      'an example shop of the extension',
      { ...real, downloads: { ...real.downloads, extensionStores: brand.downloads.extensionStores } },
      /downloads\.extensionStores \(chrome\)/,
    ],
    [
      'a colour in another form',
      {
        ...real,
        kit: { ...real.kit, colours: { ...real.kit.colours, ink: { day: 'navy', night: '#FFFFFF' } } },
      },
      /kit\.colours\.ink\.day is wrong/,
    ],
    [
      'a malformed link',
      { ...real, links: { ...real.links, helpCenter: 'javascript:alert(1)' } },
      /links\.helpCenter is wrong/,
    ],
  ])('production refuses %s', (_what, wrong, message) => {
    expect(() => validateBrand(wrong, true)).toThrow(message);
  });
});
