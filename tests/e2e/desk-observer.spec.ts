import { expect, test } from '../support/portal-fixture.ts';
import { makeAccount, signIn } from './desk-steps.ts';

test('an observer reads cases and releases, and is offered no decision', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await makeAccount(portal, { name: 'Oda', role: 'observer' });
  await signIn(page, portal, { account });
  for (const [path, title] of [
    ['', 'Reports'],
    ['/watch', 'Watch'],
    ['/appeals', 'Appeals'],
    ['/transfers', 'Transfers'],
  ]) {
    if (path) await page.goto(`${portal.deskOrigin}/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Next case/ })).toBeHidden();
  }
  await page.goto(`${portal.deskOrigin}/#/releases`);
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New release' })).toBeHidden();
});
