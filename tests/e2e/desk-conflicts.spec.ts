import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openDesk } from './act-at-desk.ts';
import { sendForm } from './add-cases.ts';
import { makeAccount, makeReviewer, newPerson, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

interface Found {
  data: { id: number; title: string; version: number }[];
}

test('a decision about a case that has changed shows what was seen and what it is now, and keeps what was written', async ({
  page,
  portal,
}) => {
  const site = newProject().url;
  const host = new URL(site).host;
  await sendForm(`${portal.origin}/api/reports`, { kind: 'site', site, reason: 'impersonation' });
  const call = await openDesk({ ...portal, desk: await makeReviewer(portal, 'Dana') });
  const found = (await call<Found>('reports?per_page=100')).data.find(({ title }) => title === host)!;
  const act = (version: number, action: object) => call(`reports/${found.id}/actions`, { version, action });

  await signIn(page, portal, {
    account: await makeReviewer(portal, 'Ilja'),
    path: `/reports/${found.id}/show`,
  });
  const why = page.getByLabel('Why, for the desk');
  await page.getByLabel('No action').check();
  await why.fill('Nothing to see there.');
  await act(found.version, { name: 'note', note: 'Asked the host.' });
  const send = page.getByRole('button', { name: /^Close the case/ });
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'This changed while you were deciding' });
  const diff = dialog.getByRole('table', { name: 'What you saw, and what it is now' });
  await expect(diff).toContainText('Asked the host.');
  await expect(dialog.getByRole('blockquote')).toHaveText('Nothing to see there.');
  await expectAccessible(page, 'a case that has changed', { widths: [1440, 375] });
  await dialog.getByRole('button', { name: 'Decide again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(why).toHaveValue('Nothing to see there.');

  await test.step('a case that a colleague decided shows their decision, and what was written beside it', async () => {
    await act(found.version + 1, { name: 'decide', outcome: 'passed-on', note: 'Sent to the lists.' });
    await send.click();
    await expect(diff).toContainText('Reported to providers');
    await expect(dialog.getByRole('blockquote')).toHaveText('Nothing to see there.');
    await dialog.getByRole('button', { name: 'Decide again' }).click();
    await expect(page.getByRole('heading', { name: 'Reported to providers' })).toBeVisible();
  });
});

test('texts that two people change at the same time: both versions, and the choice', async ({
  page,
  portal,
}) => {
  const account = await makeAccount(portal, { name: 'Imke', role: 'administrator,reviewer,editor' });
  const call = await openDesk({ ...portal, desk: account });
  const title = newPerson('Answer').name;
  const texts = { en: 'The logo is blurred.' };
  await call('answers', { purpose: 'listing', topic: 'request-changes', title, texts });
  const answers = await call<{ data: { id: string; title: string; update_time: string | null }[] }>(
    'answers',
  );
  const stored = answers.data.find((answer) => answer.title === title)!;
  await signIn(page, portal, { account, path: '/submissions/answers' });
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByLabel('Text, English').fill('The logo is too small.');
  const change = { name: 'save', title, texts: { en: 'The logo is not sharp.' } };
  await call(`answers/${stored.id}/actions`, { seen: stored.update_time, change });
  await page.getByRole('button', { name: 'Save answer' }).click();
  const dialog = page.getByRole('dialog', { name: `${account.name} changed this in the meantime` });
  const diff = dialog.getByRole('table', { name: 'What is stored now and yours' });
  await expect(diff.getByRole('row').nth(0)).toContainText('The logo is not sharp.');
  await expect(diff.getByRole('row').nth(1)).toContainText('The logo is too small.');
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(page.getByLabel('Text, English')).toHaveValue('The logo is too small.');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('The logo is too small.');
});
