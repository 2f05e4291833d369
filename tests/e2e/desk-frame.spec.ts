import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

const widths = [1440, 1024];

test('an editor is not led to a screen that refuses them', async ({ page, portal }) => {
  await signIn(page, portal, makeAccount(portal, { name: 'Elin', role: 'editor' }));
  await expect(page.getByRole('heading', { name: 'Listed', level: 1 })).toBeVisible();
  await expect(page.getByText('not allowed')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText([
    'Listed',
    'Content',
    'Releases',
    'Checklist',
  ]);
});

test('every screen is accessible in both themes, and the palette leads from one to the next by keyboard', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, makeAccount(portal, { name: 'Adela', role: 'administrator' }));
  const screens = [
    { type: 'review', title: 'Review' },
    { type: 'mail', title: 'Outbox' },
    { type: 'accounts', title: 'Accounts' },
    { type: 'log', title: 'Audit log' },
  ];
  for (const { type, title } of screens) {
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: 'Find' });
    await field.fill(type);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible();
    await expectAccessible(page, title, { widths });
    await look(page, `frame-${type}`);
  }
  await page.keyboard.press('Control+K');
  await expectAccessible(page, 'palette', { widths });
  await look(page, 'frame-palette');
  await page.keyboard.press('Escape');
});

test('the avatar opens the own account and signs out', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
