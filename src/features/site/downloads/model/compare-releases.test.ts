import { expect, it } from 'vitest';
import { compareReleases } from './compare-releases.ts';
import { withFirst } from './platform.ts';

const release = (platform: string, version: string, released: string) => ({ platform, version, released });

it('sorts by platform, latest first, and compares versions as numbers', () => {
  const sorted = [
    release('visor', '1.0.0', '2027-01-01'),
    release('desktop-linux', '1.9.0', '2026-11-12'),
    release('android', '3.9.0', '2026-11-12'),
    release('android', '3.10.0', '2026-11-12'),
    release('android', '4.0.0', '2026-12-01'),
    release('ios', '3.8.0', '2026-11-12'),
  ].toSorted(compareReleases);
  expect(sorted.map(({ platform, version }) => `${platform} ${version}`)).toEqual([
    'android 4.0.0',
    'android 3.10.0',
    'android 3.9.0',
    'ios 3.8.0',
    'desktop-linux 1.9.0',
    'visor 1.0.0',
  ]);
});

it('puts one platform first and keeps the order of the others', () => {
  const items = ['android', 'ios', 'android-32'].map((platform) => ({ platform }));
  const names = (first: string | undefined) => withFirst(items, first).map(({ platform }) => platform);
  expect(names('android-32')).toEqual(['android-32', 'android', 'ios']);
  expect(names('desktop-linux')).toEqual(['android', 'ios', 'android-32']);
  expect(names(undefined)).toEqual(['android', 'ios', 'android-32']);
});
