import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

async function open(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find' }).fill(words);
}

test('the palette leads to items of every kind, by keyboard alone', async ({ page, portal }) => {
  const answer = await page.request.get(
    `${portal.origin}/v1/application/search?key=curve&lang=en&start=0&count=1`,
  );
  const { data } = (await answer.json()) as { data: { dapps: { title: string; url: string }[] } };
  const [dapp] = data.dapps;
  await signIn(page, portal, {
    account: await makeAccount(portal, { name: 'Finna', role: 'administrator' }),
  });

  await test.step('a listed DApp by its host', async () => {
    await open(page, new URL(dapp!.url).host);
    await expect(page.getByRole('option', { name: `${dapp!.title} Listed · DApps` })).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toContainText(dapp!.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/listings\/dapp-\d+/);
    await expect(page.getByRole('heading', { name: dapp!.title, level: 1 })).toBeVisible();
  });

  await test.step('a release by its platform, with the arrow keys', async () => {
    await open(page, 'android');
    await expect(page.getByRole('option', { name: /Release · Android/ }).first()).toBeVisible();
    await takeScreenshots(page, 'palette-found');
    await expectAccessibleWithoutPreview(page, 'palette with items', { widths: [1440, 768] });
    const options = await page.getByRole('option').allTextContents();
    const steps = options.findIndex((text) => text.includes('Release · Android'));
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('Release · Android');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
  });

  await test.step('an item that was opened is offered first the next time', async () => {
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('option').first()).toHaveText(`${dapp!.title}Recently opened`);
    await takeScreenshots(page, 'palette-recent');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: dapp!.title, level: 1 })).toBeVisible();
  });

  await test.step('words that nothing has', async () => {
    await open(page, 'no such thing at all');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found.' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('the palette says that it waits, and that the search failed, and searches again', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Finn', role: 'administrator' }) });
  let isDown = true;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/desk/found?*', async (route) => {
    await released;
    await (isDown ? route.fulfill({ status: 503, json: { message: 'Down.' } }) : route.continue());
  });
  await open(page, 'android');
  await expect(page.getByText('Searching…')).toBeVisible();
  release();
  await expect(page.getByText('The search failed.')).toBeVisible();
  await takeScreenshots(page, 'palette-failed');
  isDown = false;
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByRole('option', { name: /Release · Android/ }).first()).toBeVisible();
});
