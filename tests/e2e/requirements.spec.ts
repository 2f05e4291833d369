import { expect, test } from '../support/portal-fixture.ts';
import { openForm } from './submission-steps.ts';

test('a requirement names the token and links to where to get it', async ({ page }) => {
  await openForm(page, '/en/submit/token');
  const asked = page.locator('#requirements').getByRole('listitem').filter({ hasText: 'on BSC' });
  const swap = asked.getByRole('link', { name: 'Get TPT' });
  await expect(swap).toHaveAttribute('target', '_blank');
  await expect(swap).toHaveAttribute('href', /chain=BSC&input=BNB&output=0x[0-9a-fA-F]{40}&locale=en$/);
  await asked.getByRole('button', { name: 'TPT' }).click();
  const info = page.getByRole('dialog', { name: 'Tideport Token' });
  await expect(info).toContainText('0x5FbDB2315678afecb367f032d93F642f64180aa3');
  await page.keyboard.press('Escape');
  await expect(info).toBeHidden();
  await openForm(page, '/zh/submit/token');
  await expect(page.locator('#requirements [data-mark=link]')).toHaveAttribute('href', /locale=zh$/);
});
