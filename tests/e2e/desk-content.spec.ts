import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { holdAnswers } from './hold-answers.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const widths = [1440, 1024];

async function write(page: Page, language: string, texts: { title: string; summary: string; text: string }) {
  await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Title').fill(texts.title);
  await panel.getByLabel('Summary').fill(texts.summary);
  await panel.getByLabel('Text').fill(texts.text);
}

test('an editor writes a news item in two languages, previews, schedules and publishes it, and restores an older version', async ({
  page,
  browser,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = await makeAccount(portal, { name: 'Mara', role: 'editor' });
  await signIn(page, portal, { account: editor });
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const list = page.getByRole('list').first();

  await test.step('writes a draft; the preview is the public page', async () => {
    await page.getByRole('button', { name: /^New/ }).click();
    await write(page, 'English', {
      title: 'Spring tide ahead',
      summary: 'What changes on Friday.',
      text: '## What changes\n\nThe **pier** moves.',
    });
    await write(page, 'Simplified Chinese', {
      title: '大潮将至',
      summary: '周五的变化。',
      text: '码头会移动。',
    });
    await expect(preview.getByRole('heading', { level: 1, name: '大潮将至' })).toBeVisible();
    await page.getByRole('tab', { name: /^English/ }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Spring tide ahead' })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('pier');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved. Visitors do not see it.', { exact: true })).toBeVisible();
    await expect(list.getByRole('link', { name: /Spring tide ahead/ })).toContainText(
      `Draft, ${editor.name}`,
    );
  });

  await test.step('what is typed survives a reload', async () => {
    await page.getByRole('tabpanel').getByLabel('Title').fill('Spring tide, unsaved');
    await page.reload();
    await expect(page.getByText(/^Restored what you typed on /)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByLabel('Title')).toHaveValue('Spring tide, unsaved');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('tabpanel').getByLabel('Title')).toHaveValue('Spring tide ahead');
  });

  await test.step('schedules it, then publishes it now; a visitor sees it', async () => {
    await page.getByLabel('From (UTC)').fill('2099-01-01T09:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(list.getByRole('link', { name: /Spring tide ahead/ })).toContainText(
      'Scheduled 1 Jan, 09:00',
    );
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await visitor.goto(`${portal.origin}/en/news`);
    await visitor.getByRole('link', { name: 'Spring tide ahead' }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Spring tide ahead' })).toBeVisible();
    await visitor.context().close();
  });

  await test.step('saves another version, compares and restores the older one', async () => {
    await page.getByRole('tabpanel').getByLabel('Title').fill('Neap tide ahead');
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neap tide ahead' })).toBeVisible();
    await expect(page.getByText('Saved. Visitors still see version 3.', { exact: true })).toBeVisible();
    await expect(page.getByText('Changed, not published', { exact: true })).toBeVisible();
    await expect(list.getByRole('link', { name: /Neap tide ahead/ })).toContainText(
      `Changed, not published, ${editor.name}`,
    );
    await expect(page.getByRole('button', { name: `4, ${editor.name}, saved, not published` })).toBeVisible();
    await page.getByRole('button', { name: `3, ${editor.name}, published, live` }).click();
    await expect(page.getByRole('table', { name: /^Changes from 3/ })).toContainText('Neap');
    await page.getByRole('tab', { name: /^Simplified Chinese/ }).click();
    await expect(page.getByText(/The English changed on/)).toBeVisible();
    await page.getByRole('button', { name: 'Show the difference' }).click();
    await expect(page.getByRole('table', { name: 'Changes of the English' })).toContainText('Neap');
    await takeScreenshots(page, 'content');
    await page.getByRole('button', { name: 'Restore 3' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spring tide ahead' })).toBeVisible();
    // The preview draws the restored version in a frame of its own.
    await page.getByRole('tab', { name: /^English/ }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Spring tide ahead' })).toBeVisible();
    await expectAccessibleWithoutPreview(page, 'contents', { widths });
  });
});

test('news at the desk: refused, deleted, typed while a save is on its way, and narrowed by kind', async ({
  page,
  editing: portal,
}) => {
  const editor = await makeAccount(portal, { name: 'Runa', role: 'editor' });
  await signIn(page, portal, { account: editor, path: '/content/news/create' });
  const openNew = () => page.goto(`${portal.deskOrigin}/#/content/news/create`);

  await test.step('a refused “Publish now” leaves one draft however often it is pressed, and the draft can be deleted', async () => {
    await write(page, 'English', { title: 'Half a notice', summary: 'Short.', text: 'Text.' });
    const list = page
      .getByRole('list')
      .first()
      .getByRole('link', { name: /Half a notice/ });
    for (let times = 0; times < 2; times += 1) {
      const answered = page.waitForResponse(/\/content\/news\/\d+\/actions$/);
      await page.getByRole('button', { name: 'Publish now' }).click();
      expect((await answered).status()).toBe(400);
      await expect(list).toHaveCount(1);
    }
    await list.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Half a notice' })).toBeVisible();
    // A date that is typed and not scheduled is still there after leaving.
    await page.getByLabel('From (UTC)').fill('2099-01-01T09:00');
    await expect(page.getByText('Saved on this device, not scheduled yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('From (UTC)')).toHaveValue('2099-01-01T09:00');
    await page.getByRole('button', { name: 'Delete draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Half a notice”?' });
    await dialog.getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByText('Draft deleted', { exact: true })).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  await test.step('what is typed while a save is on its way stays in the form, and on the device', async () => {
    await openNew();
    await write(page, 'English', { title: 'Harbor notice', summary: 'Short.', text: 'Text.' });
    const title = page.getByRole('tabpanel').getByLabel('Title');
    const answers = await holdAnswers(page, '**/api/desk/content/news');
    await page.keyboard.press('Control+s');
    await answers.waiting;
    await title.fill('Harbor notice, longer');
    answers.release();
    await expect(page).toHaveURL(/#\/content\/news\/\d+$/);
    await expect(title).toHaveValue('Harbor notice, longer');
    await page.reload();
    await expect(page.getByText(/^Restored what you typed on /)).toBeVisible();
    await expect(title).toHaveValue('Harbor notice, longer');
  });

  await test.step('the list of news is narrowed by its kind', async () => {
    await openNew();
    await write(page, 'English', { title: 'Only a warning', summary: 'Short.', text: 'Text.' });
    await page.getByRole('combobox', { name: 'Kind', exact: true }).click();
    await page.getByRole('option', { name: 'Warning', exact: true }).click();
    await page.keyboard.press('Control+s');
    const entry = page
      .getByRole('list')
      .first()
      .getByRole('link', { name: /Only a warning/ });
    await expect(entry).toBeVisible();
    for (const [kind, count] of [
      ['Kind: Release', 0],
      ['Kind: Warning', 1],
    ] as const) {
      await page.getByRole('combobox', { name: 'Filter by kind' }).click();
      await page.getByRole('option', { name: kind, exact: true }).click();
      await expect(entry).toHaveCount(count);
    }
  });
});

test('two editors: the second save is refused with both versions, and nothing is lost', async ({
  page,
  browser,
  editing: portal,
}) => {
  const open = async (each: Page, name: string) => {
    await each.setViewportSize({ width: 1440, height: 900 });
    const account = await makeAccount(portal, { name, role: 'editor' });
    await signIn(each, portal, { account });
    await each.getByRole('link', { name: 'Content', exact: true }).click();
    await each
      .getByRole('link', { name: /Published/ })
      .first()
      .click();
    await expect(each.getByRole('tabpanel').getByLabel('Title')).not.toHaveValue('');
    return account;
  };
  const second = await (await browser.newContext()).newPage();
  const ines = await open(page, 'Ines');
  await open(second, 'Jonas');
  await page.getByRole('tabpanel').getByLabel('Title').fill('By Ines');
  await page.getByRole('button', { name: /^Save changes/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'By Ines' })).toBeVisible();
  await second.getByRole('tabpanel').getByLabel('Title').fill('By Jonas');
  await second.getByRole('button', { name: /^Save changes/ }).click();
  const dialog = second.getByRole('dialog', { name: `${ines.name} changed this in the meantime` });
  await expect(dialog.getByRole('table')).toContainText('Jonas');
  await expectAccessibleWithoutPreview(second, 'stale save', { widths });
  await dialog.getByRole('button', { name: 'Save mine as a new version' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'By Jonas' })).toBeVisible();
  await second.context().close();
});
