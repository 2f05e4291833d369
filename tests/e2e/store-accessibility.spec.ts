import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/portal-fixture.ts';
import { openReady } from './store-ready.ts';

const paths = [
  '/en',
  '/en/dappstore',
  '/en/dappstore?key=zzqqxxyy',
  '/en/dappstore?view=favorites',
  '/en/dappstore/detail?id=1',
  '/en/dappstore/tutorial?id=1',
  '/en/developer',
  '/en/developer/api',
  '/en/there-is-no-such-page',
];
const themes = ['light', 'dark'] as const;

for (const theme of themes) {
  for (const path of paths) {
    test(`${path} has no fault that axe finds, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  }
}

test('open suggestions, networks and risk dialog have no fault that axe finds', async ({ page }) => {
  const listFaults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/en/dappstore');
  await page.getByRole('combobox', { name: 'Search DApps' }).focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await listFaults()).toEqual([]);
  await page.locator('summary', { hasText: 'All networks' }).click();
  expect(await listFaults()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Uniswap', exact: true }).hover();
  await page.getByRole('link', { name: 'Open Uniswap' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await listFaults()).toEqual([]);
});

for (const width of [375, 900, 1440]) {
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}
