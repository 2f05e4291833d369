import { describe, expect, it } from 'vitest';
import { brandKitAddress, brandKitFileName, brandSlug, logoFileName } from './brand-kit-address.ts';
import { logoDrawings } from './logo-file.ts';

describe('names of the kit', () => {
  it.each([
    ['Tideport', 'tideport'],
    ['Acme Wallet', 'acme-wallet'],
    ['Ève & Co.', 'eve-co'],
    ['钱包', 'brand'],
  ])('%s becomes %s', (name, slug) => {
    expect(brandSlug(name)).toBe(slug);
  });

  it('the kit has the brand in its name', () => {
    expect(brandKitAddress(brandKitFileName('Tideport'))).toBe('/brandkit/tideport-brandkit.zip');
  });

  it('every drawing has a unique name', () => {
    const names = logoDrawings.map((drawing) => logoFileName('Tideport', drawing, 'svg'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('tideport-mark-one-color-night.svg');
  });
});
