import { expect, it } from 'vitest';
import { describeSoftware } from './describe-software.ts';

const brand = {
  name: 'Wallet',
  downloads: {
    filesUrl: 'https://files.wallet.test/releases',
    appStore: 'https://shop.wallet.test/ios',
    googlePlay: 'https://shop.wallet.test/android',
    extensionStores: [],
    systems: {
      android: '',
      'android-32': '',
      ios: '',
      'desktop-windows': '',
      'desktop-macos': '',
      'desktop-linux': '',
    },
  },
};

const release = (platform: string, version: string, fileName?: string) => ({
  platform,
  version,
  released: '2026-11-12',
  file: fileName === undefined ? null : { name: fileName, sizeBytes: 84_213_760, sha256: 'a'.repeat(64) },
  notes: 'What is new.',
});

it('describes the latest release of each platform that has one', () => {
  const described = describeSoftware(brand, '/en/download/app', [
    {
      platform: 'android',
      releases: [release('android', '3.8.0', 'wallet 3.8.0.apk'), release('android', '3.7.2')],
    },
    { platform: 'ios', releases: [release('ios', '3.8.0')] },
    { platform: 'android-32', releases: [] },
  ]) as { '@graph': unknown[] };
  expect(described['@graph']).toHaveLength(2);
  expect(described['@graph'][0]).toMatchObject({
    '@type': 'SoftwareApplication',
    operatingSystem: 'Android',
    softwareVersion: '3.8.0',
    downloadUrl: 'https://files.wallet.test/releases/wallet%203.8.0.apk',
    fileSize: '84214KB',
    url: '/en/download/app',
    applicationCategory: 'FinanceApplication',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });
  expect(described).toHaveProperty('@context', 'https://schema.org');
  expect(described['@graph'][0]).not.toHaveProperty('installUrl');
  expect(described['@graph'][1]).toMatchObject({ installUrl: 'https://shop.wallet.test/ios' });
  expect(described['@graph'][1]).not.toHaveProperty('downloadUrl');
});

it.each([
  ['android-32', 'Android', 'FinanceApplication'],
  ['ios', 'iOS', 'FinanceApplication'],
  ['extension', 'Windows, macOS, Linux', 'BrowserApplication'],
  ['desktop-windows', 'Windows', 'FinanceApplication'],
  ['desktop-macos', 'macOS', 'FinanceApplication'],
  ['desktop-linux', 'Linux', 'FinanceApplication'],
] as const)('tells search engines where %s runs, and what it is', (platform, operatingSystem, category) => {
  const releases = [release(platform, '1.0.0')];
  expect(describeSoftware(brand, '/en/download/app', [{ platform, releases }])).toMatchObject({
    '@graph': [{ operatingSystem, applicationCategory: category }],
  });
});
