import { expect, test } from 'vitest';
import { addressLightIcons, drawLightsSheet, listLightIcons } from './lights-sheet.ts';

const icons = { btc: '/files/1.svg', eth: '/files/2.svg' };

test('only chains that are lights are on the sheet', () => {
  const chains = [
    { network: 'btc', icon_url: '/files/1.svg' },
    { network: 'unknown', icon_url: '/files/9.svg' },
    { network: null, icon_url: '/files/9.svg' },
  ];
  expect(listLightIcons(chains)).toEqual({ btc: '/files/1.svg' });
});

test('the address changes with the icons', () => {
  const { btc = '', eth = '' } = addressLightIcons(icons);
  expect(btc.split('#')[0]).toBe(eth.split('#')[0]);
  expect(addressLightIcons({ ...icons, eth: '/files/3.svg' })['btc']).not.toBe(btc);
});

test('each icon has a view of its own, and a missing file leaves its place empty', async () => {
  const file = { mediaType: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
  const sheet = await drawLightsSheet(icons, async (address) =>
    address === '/files/2.svg' ? file : undefined,
  );
  expect(sheet).toContain('<view id="eth" viewBox="64 0 64 64"/>');
  expect(sheet).toContain(`data:image/svg+xml;base64,${file.bytes.toString('base64')}`);
  expect(sheet).not.toContain('id="btc"');
});
