import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { makePdf } from '../support/files/pdf-file.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { actAtDesk } from './act-at-desk.ts';
import { choiceOf, decisionOf, makeAccount, openFromOwnQueue, sendDecision, signIn } from './desk-steps.ts';
import { expectSuccess, goToReview, openForm } from './submission-steps.ts';

const formPath = '/en/recruiting/apply';

const makeRecruiter = (portal: PortalProcess) => makeAccount(portal, { name: 'Ronja', role: 'recruiter' });

/** The application as a recruiter, who sees nothing else of the review, reads it. */
async function openAtDesk(
  browser: Browser,
  portal: PortalProcess,
  application: { title: string; reference: string },
): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, portal, await makeRecruiter(portal));
  await expect(
    desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Reports' }),
  ).toHaveCount(0);
  await openFromOwnQueue(desk, portal, application);
  await expect(desk.getByRole('img', { name: 'Page 1 of 1 of the CV' })).toBeVisible();
  return desk;
}

async function decide(desk: Page, choice: string, text?: string): Promise<void> {
  await choiceOf(desk, choice).click();
  if (text) await decisionOf(desk).getByLabel('Text to the submitter').fill(text);
  await sendDecision(desk);
}

/** A candidate that no other test knows. */
function newCandidate() {
  const letters = [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return { name: `Ana ${letters}`, email: `${letters}@lights.example.org` };
}
type Candidate = ReturnType<typeof newCandidate>;

const requirement = (page: Page, name: string) => page.getByRole('checkbox', { name });

async function uploadCv(page: Page, name = 'ana-cv.pdf', text = 'Keeper of lights'): Promise<void> {
  const buffer = makePdf({ content: text });
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible();
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const languages = page.getByRole('combobox', { name: 'Languages you work in' });
  await languages.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await languages.press('Escape');
}

async function fillForm(page: Page, { name, email }: Candidate): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Country or region').selectOption('PT');
  await chooseLanguage(page, 'Portuguese');
  await requirement(page, 'You run a community').check();
  await requirement(page, 'You hold your own keys').check();
  await page.getByRole('textbox', { name: 'Link 1' }).fill('lights.example.org/community');
  await uploadCv(page);
}

/** From an empty form to the success page. @returns the reference */
async function apply(page: Page, candidate: Candidate): Promise<string> {
  await openForm(page, formPath);
  await fillForm(page, candidate);
  await goToReview(page);
  await page.getByRole('button', { name: 'Send the application' }).click();
  return expectSuccess(page);
}

const present = (page: Page) =>
  page.getByRole('list', { name: 'The five steps' }).locator('[aria-current=step]');

test('from an empty form through an interview to “welcome aboard”', async ({ browser, page, portal }) => {
  const candidate = newCandidate();
  await page.goto('/en/recruiting');
  await page.getByRole('link', { name: 'Fill in the application' }).click();
  await page.waitForURL(/\/en\/recruiting\/apply$/);
  await expect(page.locator('form[inert]')).toHaveCount(0);

  await test.step('missing answers are listed together, and the first one gets the focus', async () => {
    await page.getByRole('button', { name: 'Next: review' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' });
    await expect(summary.getByRole('link')).toHaveText([
      'Your name: required',
      'Email: required',
      'Country or region: choose one',
      'Languages you work in: choose at least one',
      'Requirements you meet: at least 2',
      'Links: required',
      'CV: required',
    ]);
    await expect(page.getByLabel('Your name')).toBeFocused();
    await requirement(page, 'You create content').check();
    await expect(page.getByText('Choose at least 2.')).toBeVisible();
    await requirement(page, 'You create content').uncheck();
  });

  await test.step('an invalid link is reported at its row', async () => {
    await page.getByRole('textbox', { name: 'Link 1' }).fill('nowhere');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link 2' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Links (1): enter a correct link' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove link 2' }).click();
  });

  await fillForm(page, candidate);
  await page.getByLabel('Message').fill('I look after the lights.');
  await goToReview(page);
  const review = page.locator('#step');
  for (const text of [
    candidate.name,
    candidate.email,
    'Portugal',
    'Portuguese',
    'You hold your own keys',
    'https://lights.example.org/community',
    'ana-cv.pdf',
    'I look after the lights.',
  ])
    await expect(review.getByText(text, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send the application' }).click();
  const reference = await expectSuccess(page);
  await expect(page.getByText('We have received your application.')).toBeVisible();
  await expect(page.getByText(/You will get a reply by/)).toBeVisible();

  await page.getByRole('link', { name: 'Check status' }).click();
  await page.waitForURL(new RegExp(`/en/submission/${reference}$`));
  await expect(page.getByRole('heading', { name: 'CV screening' })).toBeVisible();
  await expect(present(page)).toHaveText('CV screening');
  await expect(page.getByText('Reply due by')).toBeVisible();
  const desk = await openAtDesk(browser, portal, { title: candidate.name, reference });
  await decide(desk, 'Invite to an interview', 'Tuesday at 10:00 UTC, half an hour.');
  // The page updates by itself.
  await expect(page.getByRole('heading', { name: 'Online interview' })).toBeVisible();
  await expect(page.getByText('Tuesday at 10:00 UTC, half an hour.')).toBeVisible();
  await expect(page.getByText('Reply by email.')).toBeVisible();
  await expect(page.getByText('Reply due by')).toHaveCount(0);
  await decide(desk, 'The interview was held');
  await expect(page.getByRole('heading', { name: 'Interview results' })).toBeVisible();
  await expect(present(page)).toHaveText('Interview results');
  await decide(desk, 'Welcome aboard', 'Meet the crew on Monday.');
  await desk.context().close();
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
  await expect(page.getByText('Meet the crew on Monday.')).toBeVisible();
  await expect(present(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('requested changes are made in the form with the old values, and sent again', async ({
  page,
  portal,
}) => {
  const desk = { ...portal, desk: await makeRecruiter(portal) };
  const candidate = newCandidate();
  const reference = await apply(page, candidate);
  await actAtDesk(desk, candidate.email, { name: 'request-changes', text: 'The CV is empty.' });
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'Changes requested' })).toBeVisible();
  await expect(present(page)).toHaveText('Submit your CV');
  await page.getByRole('button', { name: 'Edit and send again' }).click();
  await page.waitForURL(/\/en\/recruiting\/apply/);
  await expect(page.getByText('The CV is empty.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue(candidate.name);
  await expect(requirement(page, 'You hold your own keys')).toBeChecked();
  await expect(page.getByText('The CV is uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Remove file' }).click();
  await uploadCv(page, 'ana-cv-2.pdf', 'Keeper of many lights');
  await goToReview(page);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.waitForURL(/\/en\/success/);
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'CV screening' })).toBeVisible();
});

test('the form does not reveal that an address has an open application', async ({ page }) => {
  const candidate = newCandidate();
  const first = await apply(page, candidate);
  const second = await apply(page, candidate);
  expect(second).not.toBe(first);
});

test('an application is withdrawn, and the same address may apply again', async ({ page }) => {
  const candidate = newCandidate();
  const reference = await apply(page, candidate);
  await page.goto(`/en/submission/${reference}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
  await expect(page.getByText('the CV will be deleted within a day')).toBeVisible();
  await page.getByRole('link', { name: 'Apply again' }).click();
  await page.waitForURL(/\/en\/recruiting\/apply/);
  await fillForm(page, candidate);
  await goToReview(page);
});

test('a rejection shows its reason and the step it ended at', async ({ page, portal }) => {
  const desk = { ...portal, desk: await makeRecruiter(portal) };
  const candidate = newCandidate();
  const reference = await apply(page, candidate);
  await actAtDesk(desk, candidate.email, { name: 'invite', text: 'Tuesday at 10:00 UTC.' });
  await actAtDesk(desk, candidate.email, {
    name: 'reject',
    reason: 'interview-missed',
    text: 'We waited half an hour.',
  });
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'Not accepted this time' })).toBeVisible();
  await expect(page.getByText('The interview did not take place.')).toBeVisible();
  await expect(page.getByText('We waited half an hour.')).toBeVisible();
  await expect(present(page)).toHaveText('Online interview (ended at this step)');
  await expect(page.getByRole('link', { name: 'Apply again' })).toHaveCount(0);
});

test('nothing typed is lost by a reload or a change of language', async ({ page }) => {
  const candidate = newCandidate();
  await openForm(page, formPath);
  await fillForm(page, candidate);
  await expect(page.getByText(/Saved on this device at \d\d:\d\d/)).toBeVisible();
  await openForm(page, formPath);
  await expect(page.getByLabel('Your name')).toHaveValue(candidate.name);
  await expect(page.getByLabel('Country or region')).toHaveValue('PT');
  await expect(page.getByRole('button', { name: 'Remove Portuguese' })).toBeVisible();
  await expect(requirement(page, 'You run a community')).toBeChecked();
  await expect(page.getByText('ana-cv.pdf')).toBeVisible();
  await openForm(page, '/es/recruiting/apply');
  await expect(page.locator('#field-name')).toHaveValue(candidate.name);
  await expect(page.locator('#field-country option:checked')).toHaveText('Portugal');
  await expect(page.getByText('portugués', { exact: true })).toBeVisible();
});

test('a file that is not a PDF is refused with what works, and can be replaced', async ({ page }) => {
  await openForm(page, formPath);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.docx', mimeType: 'application/pdf', buffer: Buffer.from('PK not a pdf') });
  await expect(page.getByText('This file is not a PDF. Please submit your CV')).toBeVisible();
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByRole('link', { name: 'CV: wrong type of file' })).toBeVisible();
  await uploadCv(page);
  await expect(page.getByText('ana-cv.pdf')).toBeVisible();
});

test('the page says what is stored, who sees it and how to withdraw it', async ({ page }) => {
  await page.goto(formPath);
  await expect(page.getByRole('heading', { name: 'What happens to your data' })).toBeVisible();
  await expect(page.getByText('Only the people who decide on the application read it.')).toBeVisible();
  await expect(page.getByText('You can withdraw on the status page')).toBeVisible();
});

test('every step passes axe and fits from 320 to 1440 px, light and dark', async ({ page, portal }) => {
  test.slow();
  const widths = [320, 375, 900, 1440];
  const desk = { ...portal, desk: await makeRecruiter(portal) };
  const candidate = newCandidate();
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, formPath);
  // The other widths: every-page.spec.ts.
  await expectAccessible(page, 'empty form', { widths: [320] });
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expectAccessible(page, 'issues', { widths });
  await fillForm(page, candidate);
  await goToReview(page);
  await expectAccessible(page, 'review', { widths });
  await page.getByRole('button', { name: 'Send the application' }).click();
  const reference = await expectSuccess(page);
  await expectAccessible(page, 'success', { widths });
  await actAtDesk(desk, candidate.email, { name: 'invite', text: 'Tuesday at 10:00 UTC.' });
  await page.goto(`/en/submission/${reference}`);
  await expectAccessible(page, 'interview', { widths });
  await actAtDesk(desk, candidate.email, { name: 'reject', reason: 'other', text: 'Not now.' });
  await expect(page.getByRole('heading', { name: 'Not accepted this time' })).toBeVisible();
  await expectAccessible(page, 'rejected', { widths });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form says how to apply by email, and what to send', async ({ page }) => {
    await page.goto(formPath);
    const note = page.locator('main noscript');
    await expect(note.locator('b')).toHaveText('This form needs JavaScript.');
    await expect(note.locator('a')).toHaveAttribute(
      'href',
      'mailto:support@tideport.example?subject=Ambassador%20application',
    );
    await expect(note.locator('li')).toHaveCount(4);
  });
});
