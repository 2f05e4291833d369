import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { brandOfFamily, withHostFamily } from '#features/core/brand/model/host-family.ts';

test('the alternate family has every link of the primary one, and nothing else changes', () => {
  const moved = withHostFamily(brand, 'alternate');
  expect(moved.staticContentOrigin).toBe('https://help.tideport-alt.example');
  expect(moved.social.chat?.ko).toBe('https://chat.tideport-alt.example/ko');
  expect(moved.links.guides!.zh?.[1]).toBe('https://learn.tideport-alt.example/zh/signatures');
  expect(moved.downloads.extensionStores[0]?.url).toBe('https://apps.tideport-alt.example/chrome');
  expect(moved.links.explorers).toEqual(brand.links.explorers);
  expect(moved.supportEmail).toBe(brand.supportEmail);
  expect(moved.hosts).toEqual(brand.hosts);
  expect(moved.donation).toEqual(brand.donation);
  const links = (value: unknown) => JSON.stringify(value).match(/https:\/\/[^"]+/g) ?? [];
  expect(links({ ...moved, hosts: null }).filter((link) => link.includes('tideport.example'))).toEqual([]);
});

test('the primary family is the brand as it is written', () => {
  const written = brandOfFamily(brand, 'primary');
  expect(withHostFamily(written, 'primary')).toBe(written);
  expect(brandOfFamily(brand, 'alternate')).toEqual(withHostFamily(written, 'alternate'));
});
