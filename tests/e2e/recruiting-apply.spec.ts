import type { Browser, Page } from '@playwright/test';
import { makePdf } from '../support/files/pdf-file.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { actAtDesk } from './act-at-desk.ts';
import { newCandidate, sendApplication, type Candidate } from './application-steps.ts';
import { choiceOf, decisionOf, makeAccount, sendDecision, signInToReview } from './desk-steps.ts';
import { expectSuccess, goToReview, openForm } from './submission-steps.ts';

const formPath = '/en/recruiting/apply';
const widths = [1440, 900, 375, 320];

const makeRecruiter = (portal: PortalProcess) => makeAccount(portal, { name: 'Ronja', role: 'recruiter' });

/** The application as a recruiter, who sees nothing else of the review, reads it. */
async function openAtDesk(
  browser: Browser,
  portal: PortalProcess,
  application: { title: string; reference: string },
): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await signInToReview(desk, portal, { ...application, account: await makeRecruiter(portal) });
  await expect(
    desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Reports' }),
  ).toHaveCount(0);
  await expect(desk.getByRole('img', { name: 'Page 1 of 1 of the CV' })).toBeVisible();
  return desk;
}

async function decide(desk: Page, choice: string, text?: string): Promise<void> {
  await choiceOf(desk, choice).click();
  if (text) await decisionOf(desk).getByLabel('Text to the submitter').fill(text);
  await sendDecision(desk);
}

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

const present = (page: Page) =>
  page.getByRole('list', { name: 'The five steps' }).locator('[aria-current=step]');

test('from an empty form through an interview to “welcome aboard”; every step is accessible', async ({
  browser,
  page,
  portal,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const candidate = newCandidate();
  await page.goto('/en/recruiting');
  await page.getByRole('link', { name: 'Fill in the application' }).click();
  await page.waitForURL(/\/en\/recruiting\/apply$/);
  await expect(page.locator('form[inert]')).toHaveCount(0);

  await test.step('the page says what is stored, who sees it and how to withdraw it', async () => {
    await expect(page.getByRole('heading', { name: 'What happens to your data' })).toBeVisible();
    await expect(page.getByText('Only the people who decide on the application read it.')).toBeVisible();
    await expect(page.getByText('You can withdraw on the status page')).toBeVisible();
    // The other widths: every-page.spec.ts.
    await expectAccessible(page, 'empty form', { widths: [320] });
  });

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
    await expectAccessible(page, 'issues', { widths });
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
  await expectAccessible(page, 'review', { widths });
  await page.getByRole('button', { name: 'Send the application' }).click();
  const reference = await expectSuccess(page);
  await expect(page.getByText('We have received your application.')).toBeVisible();
  await expect(page.getByText(/You will get a reply by/)).toBeVisible();
  await expectAccessible(page, 'success', { widths });

  await page.getByRole('link', { name: 'Check status' }).click();
  await page.waitForURL(new RegExp(`/en/submission/${reference}$`));
  await expect(page.getByRole('heading', { name: 'CV screening' })).toBeVisible();
  await expect(present(page)).toHaveText('CV screening');
  await expect(page.getByText('Reply due by')).toBeVisible();
  const desk = await openAtDesk(browser, portal, { title: candidate.name, reference });
  await desk.keyboard.press('i');
  await expect(choiceOf(desk, 'Invite to an interview')).toHaveAttribute('aria-pressed', 'true');
  await decisionOf(desk).getByLabel('Day and time of the interview').fill('2036-01-15T18:00');
  await decisionOf(desk).getByLabel('Time zone').selectOption('Asia/Shanghai');
  await decisionOf(desk).getByLabel('Text to the submitter').fill('By video, half an hour.');
  await sendDecision(desk);
  await expect(desk.getByText('2036-01-15 18:00 Asia/Shanghai').first()).toBeVisible();
  // Nothing is chosen for the next step.
  await expect(choiceOf(desk, 'Mark interview as held')).toBeVisible();
  await expect(decisionOf(desk).locator('[aria-pressed=true]')).toHaveCount(0);
  // The page updates by itself.
  await expect(page.getByRole('heading', { name: 'Online interview' })).toBeVisible();
  await expect(page.getByText('By video, half an hour.')).toBeVisible();
  await expect(page.getByText('Time of the interview')).toBeVisible();
  await expect(page.getByText(/Jan 15, 2036/)).toBeVisible();
  await expect(page.getByText('Reply by email.')).toBeVisible();
  await expect(page.getByText('Reply due by')).toHaveCount(0);
  await expectAccessible(page, 'interview', { widths });
  await decide(desk, 'Mark interview as held');
  await expect(page.getByRole('heading', { name: 'Interview results' })).toBeVisible();
  await expect(present(page)).toHaveText('Interview results');
  await decide(desk, 'Welcome aboard', 'Meet the crew on Monday.');
  await desk.context().close();
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
  await expect(page.getByText('Meet the crew on Monday.')).toBeVisible();
  await expect(present(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('requested changes are made in the form with the old values; a rejection shows its reason and the step it ended at', async ({
  page,
  portal,
}) => {
  const desk = { ...portal, desk: await makeRecruiter(portal) };
  const candidate = newCandidate();
  const reference = await sendApplication(portal, candidate);
  await actAtDesk(desk, candidate.email, { name: 'request-changes', text: 'The CV is empty.' });

  await test.step('another CV is sent', async () => {
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

  await test.step('it is rejected after the invitation to an interview', async () => {
    await actAtDesk(desk, candidate.email, {
      name: 'invite',
      text: 'Half an hour, by video.',
      interview: { time: '2036-01-15T10:00:00.000Z', zone: 'Asia/Shanghai' },
    });
    const text = 'We waited half an hour.';
    await actAtDesk(desk, candidate.email, { name: 'reject', reason: 'interview-missed', text });
    await expect(page.getByRole('heading', { name: 'Not accepted this time' })).toBeVisible();
    // On top, and as a step of the history.
    await expect(page.getByText('The interview did not take place.')).toHaveCount(2);
    await expect(page.getByText(text)).toHaveCount(2);
    await expect(present(page)).toHaveText('Online interview (ended at this step)');
    await expect(page.getByRole('link', { name: 'Apply again' })).toHaveCount(0);
    await expectAccessible(page, 'rejected', { widths });
  });
});

test('an application is withdrawn, and the same address may apply again; nothing typed is lost by a reload or a change of language', async ({
  page,
  portal,
}) => {
  const candidate = newCandidate();
  const reference = await sendApplication(portal, candidate);

  await test.step('it is withdrawn, and the page leads to a new form', async () => {
    await page.goto(`/en/submission/${reference}`);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
    await expect(page.getByText('the CV will be deleted within a day')).toBeVisible();
    await page.getByRole('link', { name: 'Apply again' }).click();
    await page.waitForURL(/\/en\/recruiting\/apply/);
    await expect(page.locator('form[inert]')).toHaveCount(0);
  });

  await test.step('a file that is not a PDF is refused with what works, and can be replaced', async () => {
    const file = { name: 'cv.docx', mimeType: 'application/pdf', buffer: Buffer.from('PK not a pdf') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('This file is not a PDF. Please submit your CV')).toBeVisible();
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expect(page.getByRole('link', { name: 'CV: wrong type of file' })).toBeVisible();
    await fillForm(page, candidate);
    await expect(page.getByText('ana-cv.pdf')).toBeVisible();
  });

  await test.step('after a reload and in another language, all of it is there', async () => {
    await expect(page.getByText(/Saved on this device at \d\d:\d\d/)).toBeVisible();
    await openForm(page, '/es/recruiting/apply');
    await expect(page.locator('#field-name')).toHaveValue(candidate.name);
    await expect(page.locator('#field-country option:checked')).toHaveText('Portugal');
    await expect(page.getByText('portugués', { exact: true })).toBeVisible();
    await openForm(page, formPath);
    await expect(page.getByLabel('Your name')).toHaveValue(candidate.name);
    await expect(page.getByLabel('Country or region')).toHaveValue('PT');
    await expect(page.getByRole('button', { name: 'Remove Portuguese' })).toBeVisible();
    await expect(requirement(page, 'You run a community')).toBeChecked();
    await expect(page.getByText('ana-cv.pdf')).toBeVisible();
    await goToReview(page);
  });
});

test('without JavaScript, the form says how to apply by email, and what to send', async ({ request }) => {
  const html = await (await request.get(formPath)).text();
  const [note = ''] =
    /<noscript>(?:(?!<\/noscript>).)*This form needs JavaScript.*?<\/noscript>/s.exec(html) ?? [];
  expect(note).toContain('<b>This form needs JavaScript.</b>');
  expect(note).toContain('href="mailto:support@tideport.example?subject=Ambassador%20application"');
  expect(note.match(/<li\b/g)).toHaveLength(4);
});
