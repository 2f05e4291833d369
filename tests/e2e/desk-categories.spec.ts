import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const widths = [1440, 1024];

interface Listed {
  title: string;
}

const titlesOf = async (page: Page, portal: PortalProcess, path: string) => {
  const answer = await page.request.get(`${portal.origin}/v1/${path}`);
  return ((await answer.json()) as { data: Listed[] }).data.map(({ title }) => title);
};

const namesIn = (page: Page, label: string) => page.getByRole('list', { name: label }).locator('li');

test('an editor orders categories with the keyboard alone, and the store follows', async ({
  page,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const mara = await makeAccount(portal, { name: 'Mara', role: 'editor' });
  await signIn(page, portal, { account: mara, path: '/listings/categories' });
  const rows = namesIn(page, 'Order of the categories');
  await expect(rows.nth(2)).toContainText('Lending');
  await page.evaluate(() => {
    window.addEventListener('mousedown', () => document.documentElement.setAttribute('data-mouse', ''));
  });

  await test.step('a button of the row moves it and keeps the focus; the place is announced', async () => {
    await page.getByRole('button', { name: 'Move Lending up' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('Lending');
    await expect(page.getByRole('button', { name: 'Move Lending up' })).toBeFocused();
    await expect(page.getByText('Lending: place 2 of 20.')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(rows.nth(0)).toContainText('Lending');
    // The button of the first row is off: the focus goes to the row's other one.
    await expect(page.getByRole('button', { name: 'Move Lending down' })).toBeFocused();
  });

  await test.step('the arrow keys on a handle move it too', async () => {
    await page.getByRole('button', { name: /^Order of Bridge/ }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(rows.nth(2)).toContainText('Bridge');
    await expect(page.getByRole('button', { name: /^Order of Bridge/ })).toBeFocused();
    await takeScreenshots(page, 'categories');
  });

  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-mouse'))).toBe(false);
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const tabs = preview.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const tabsFrom = async (first: string) => {
    const all = await tabs.allTextContents();
    return all.slice(all.indexOf(first));
  };
  await test.step('the preview shows the tabs of the store in the new order, before it is saved', async () => {
    await expect
      .poll(async () => (await tabsFrom('Lending')).slice(0, 3))
      .toEqual(['Lending', 'Bridge', 'DEX']);
    expect((await titlesOf(page, portal, 'application/category_list?lang=en'))[0]).toBe('Hot');
    await page.getByRole('button', { name: 'Desktop' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(preview.locator('html[data-theme=dark]')).toBeAttached();
    await takeScreenshots(page, 'categories-dark-preview');
  });

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  expect((await titlesOf(page, portal, 'application/category_list?lang=en')).slice(0, 4)).toEqual([
    'Lending',
    'Hot',
    'Bridge',
    'DEX',
  ]);

  await test.step('an earlier order is compared and restored', async () => {
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByRole('button', { name: '1, as it was before' }).click();
    await expect(page.getByRole('table', { name: 'Changes from 1 to what is stored' })).toContainText(
      'Lending',
    );
    await expectAccessibleWithoutPreview(page, 'versions of an order at the desk', { widths });
    await takeScreenshots(page, 'categories-versions');
    await versions.getByRole('button', { name: 'Restore 1' }).click();
    await expect(versions.getByRole('button', { name: `3, ${mara.name}, restored from 1` })).toBeVisible();
    expect((await titlesOf(page, portal, 'application/category_list?lang=en')).slice(1, 4)).toEqual([
      'DEX',
      'Lending',
      'Staking',
    ]);
  });
});

test('an editor creates, edits, hides and deletes a category, and drags one', async ({
  page,
  browser,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Nils', role: 'editor' }) });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Listed' }).click();
  await page.getByRole('navigation', { name: 'Listed' }).getByRole('link', { name: 'Categories' }).click();
  const rows = namesIn(page, 'Order of the categories');

  // The server keeps one preview of a person: made later than the dialog's, that of the list would take its place.
  const list = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(list.getByRole('main')).toBeAttached();
  await page.getByRole('button', { name: 'New category' }).click();
  await page.getByRole('dialog').getByLabel('English').fill('Ferries');
  await page.getByRole('dialog').getByLabel('Spanish').fill('Transbordadores');
  await page.getByRole('dialog').getByRole('radio', { name: 'Gem' }).check();
  const store = page.getByRole('dialog').frameLocator('iframe[title="Preview of the page"]');
  const tabOf = store.getByRole('link', { name: 'Ferries', exact: true });
  await expect(tabOf.locator('use[href$="#gem"]')).toBeAttached();
  await expectAccessibleWithoutPreview(page, 'a new category at the desk', { widths });
  await takeScreenshots(page, 'category-new');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(rows.last()).toContainText('Ferries');
  await page.getByRole('button', { name: 'Edit Ferries' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Gem' })).toBeChecked();
  await page.getByRole('dialog').getByLabel('English').fill('Harbors');
  await page.getByRole('dialog').getByRole('radio', { name: 'Compass' }).check();
  await page.getByRole('button', { name: 'Save category' }).click();
  await expect(rows.last()).toContainText('Harbors');

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${portal.origin}/es/dappstore`);
  await expect(visitor.getByText('Transbordadores').first()).toBeAttached();
  const tab = visitor.getByRole('link', { name: 'Transbordadores', exact: true }).first();
  await expect(tab.locator('use[href$="#compass"]')).toBeAttached();
  await page.getByRole('button', { name: 'Hide Harbors' }).click();
  await expect(rows.last()).toContainText('Hidden');
  await visitor.reload();
  await expect(visitor.getByText('Transbordadores')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Harbors' }).click();
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText('Harbors was deleted.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Harbors' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Bridge' })).toBeDisabled();

  const first = (await rows.first().locator('[data-control=up]').getAttribute('aria-label')) ?? '';
  const name = first.replace(/^Move (.*) up$/, '$1');
  await page.getByRole('button', { name: `Order of ${name}: drag` }).hover();
  await page.mouse.down();
  const target = await rows.nth(3).boundingBox();
  await page.mouse.move(target!.x + 20, target!.y + target!.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(rows.nth(3)).toContainText(name);
  await page.getByRole('button', { name: /^Save order/ }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  expect((await titlesOf(page, portal, 'application/category_list?lang=en'))[3]).toBe(name);
  await visitor.context().close();
});

test('an editor prepares a category, schedules the draft and publishes it', async ({
  page,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const olga = await makeAccount(portal, { name: 'Olga', role: 'editor' });
  await signIn(page, portal, { account: olga, path: '/listings/categories' });
  const listed = () => titlesOf(page, portal, 'application/category_list?lang=en');
  await page.getByRole('button', { name: 'New category' }).click();
  const asked = page.getByRole('dialog', { name: 'New category' });
  await asked.getByLabel('English').fill('Lighthouses');
  await asked.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved as a draft. Visitors do not see it yet.')).toBeVisible();
  expect(await listed()).not.toContain('Lighthouses');

  const drafts = page.getByRole('region', { name: 'Drafts' });
  await drafts.getByRole('button', { name: 'Open the draft of Lighthouses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft of Lighthouses' });
  await expect(dialog.getByLabel('English')).toHaveValue('Lighthouses');
  await dialog.getByLabel('Publish at (UTC)').fill('2099-01-01T09:00');
  await expectAccessibleWithoutPreview(page, 'a draft of a category at the desk', { widths });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(drafts).toContainText('Scheduled, 1 Jan 2099');
  await takeScreenshots(page, 'category-draft');
  await drafts.getByRole('button', { name: 'Publish Lighthouses now' }).click();
  await expect(page.getByText('Lighthouses is published.')).toBeVisible();
  await expect(drafts).toBeHidden();
  expect(await listed()).toContain('Lighthouses');

  await page.getByRole('button', { name: 'Delete Lighthouses' }).click();
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText('Lighthouses was deleted.')).toBeVisible();
});

test('an editor puts a DApp at the top of the hot list', async ({ page, editing: portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const ines = await makeAccount(portal, { name: 'Ines', role: 'editor' });
  await signIn(page, portal, { account: ines, path: '/listings/hot' });
  const rows = namesIn(page, 'Order of the hot DApps');
  await expect(rows.first()).toBeVisible();
  const before = await titlesOf(page, portal, 'application/hot_list?lang=en');
  const name = before[1]!;
  await page.getByRole('button', { name: `Move ${name} up` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Remove ${before[0]}` }).click();
  await page.getByLabel('Add a DApp').fill('Balancer');
  await page.getByRole('option', { name: 'Balancer' }).click();
  await expect(rows.last()).toContainText('Balancer');
  await expectAccessibleWithoutPreview(page, 'the hot list at the desk', { widths });
  await takeScreenshots(page, 'hot-list');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const shown = preview.getByRole('main').locator('li h3');
  await expect.poll(async () => (await shown.allTextContents())[0]).toBe(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  const after = await titlesOf(page, portal, 'application/hot_list?lang=en');
  expect(after[0]).toBe(name);
  expect(after.at(-1)).toBe('Balancer');
  expect(after).not.toContain(before[0]);

  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByRole('button', { name: '1, as it was before' }).click();
  await takeScreenshots(page, 'hot-versions');
  await versions.getByRole('button', { name: 'Restore 1' }).click();
  await expect(versions.getByRole('button', { name: `3, ${ines.name}, restored from 1` })).toBeVisible();
  expect(await titlesOf(page, portal, 'application/hot_list?lang=en')).toEqual(before);
});
