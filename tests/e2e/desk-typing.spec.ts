import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, decisionOf, makeAccount, openFromOwnQueue, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

/* A person who takes a minute to write is not led away, and nothing that the desk fetches meanwhile replaces what is in the field. */

interface Screen {
  path: string;
  /** Leads from the page to the field. */
  field: (page: Page) => Promise<Locator>;
}

const labelled = (label: string) => (page: Page) => Promise.resolve(page.getByLabel(label).first());

const screens: readonly Screen[] = [
  { path: '/content/news/create', field: labelled('Title') },
  { path: '/releases/create', field: labelled('What is new, English') },
];

/** Types, lets a minute pass in which the session is asked about and does not answer, and types on. */
async function typeSlowly(page: Page, field: Locator): Promise<void> {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/session', async (route) => {
    await answered;
    await route.continue();
  });
  const { href } = new URL(page.url());
  await field.fill('Half of it');
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch('/api/auth/single-sign-on').then((reply) => reply.text()));
  }
  await expect(field).toHaveValue('Half of it');
  await field.press('End');
  await field.pressSequentially(', and the rest');
  await expect(field).toHaveValue('Half of it, and the rest');
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(field).toHaveValue('Half of it, and the rest');
  expect(page.url()).toBe(href);
}

// The clock of the tests is a script, which the preview refuses as any other.
test.use({ expectNoise: /^error: Blocked script execution in / });

test('what is written slowly stays in the field, in contents and releases', async ({ page, portal }) => {
  test.slow();
  await page.clock.install();
  const account = await makeAccount(portal, { name: 'Imke', role: 'editor' });
  await signIn(page, portal, { account, path: screens[0]!.path });
  page.on('dialog', (dialog) => void dialog.accept());
  for (const { path, field } of screens)
    await test.step(path, async () => {
      await page.goto('about:blank');
      await page.goto(`${portal.deskOrigin}/#${path}`);
      await typeSlowly(page, await field(page));
    });
});

test('a decision and a note that are written slowly stay, while the item is fetched again', async ({
  page,
  portal,
}) => {
  const submission = await addPaidSubmission(portal);
  await page.clock.install();
  const account = await makeAccount(portal, { name: 'Ilja', role: 'reviewer' });
  await signIn(page, portal, { account });
  await openFromOwnQueue(page, portal, submission);
  await typeSlowly(page, page.getByRole('textbox', { name: 'Note for colleagues' }));
  await choiceOf(page, 'Reject').click();
  await typeSlowly(page, decisionOf(page).getByRole('textbox').first());
});
