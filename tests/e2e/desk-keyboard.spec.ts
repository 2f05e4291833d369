import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import {
  choiceOf,
  decisionOf,
  dialogIsGone,
  filterQueue,
  takeScreenshots,
  queueAnswers,
  queueIsReady,
  queueOf,
  sendByKey,
  signIn,
  signInToReview,
} from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

/** Each decision several times. `npm test -- keyboard` makes a working day of it, with 200; each item is sent and paid for. */
const itemsCount = Number(process.env['REVIEW_ITEMS'] ?? 8);

/** What the queue says of so many: it loads 50 of them. */
const countShown = (left: number) => `${Math.min(left, 50)} of ${left}`;

/** More submissions like a paid one, each under its own title; sending and paying for each would take minutes. */
function copySubmission({ dataDir }: PortalProcess, title: string, count: number): string[] {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 10_000 });
  const columns = database
    .prepare("select name from pragma_table_info('submissions') where name != 'id'")
    .all()
    .map(({ name }) => String(name));
  const own = ['reference_hash', 'draft_key_hash', 'subject_key', 'title'];
  const values = columns.map((name) => (own.includes(name) ? `${name} || ?` : name));
  const copy = database.prepare(
    `insert into submissions (${columns.join(', ')}) select ${values.join(', ')} from submissions where title = ?`,
  );
  const suffixes = Array.from({ length: count }, (_, index) => ` ${index + 1}`);
  for (const suffix of suffixes) copy.run(...own.map(() => suffix), title);
  database.close();
  return suffixes.map((suffix) => title + suffix);
}

/** The decisions in turn: the key of each, what a person types then, and the state that follows. */
const decisions = [
  { key: 'a', state: 'listed' },
  { key: 'c', state: 'changes-requested' },
  { key: 'r', state: 'rejected' },
] as const;

/** Decides about the item on the screen, by keyboard alone. */
async function decideByKeys(page: Page, key: (typeof decisions)[number]['key']): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text to the submitter' });
  await page.keyboard.press(key);
  if (key === 'r') {
    const reason = page.getByRole('combobox', { name: 'Reason' });
    await expect(reason).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Already listed' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(reason).toBeFocused();
    // Past the canned answers of the reason.
    while (!(await text.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab');
  }
  if (key !== 'a') {
    await expect(text).toBeFocused();
    await page.keyboard.type('Please name the contract that holds the deposits.');
  }
  await sendByKey(page);
}

test(`a reviewer decides about ${itemsCount} items by keyboard alone`, async ({ page, portal }) => {
  test.setTimeout(120_000 + itemsCount * 8_000);
  const email = `${randomUUID()}@lantern.example`;
  const sent: string[] = [];
  for (let count = 0; count < itemsCount; count += 1)
    sent.push((await addPaidSubmission(portal, { email })).title);
  await signIn(page, portal);
  await page.evaluate(() => {
    for (const name of ['mousedown', 'mouseup', 'click', 'pointerdown'])
      window.addEventListener(
        name,
        // A key that presses a button makes a click without a pointer.
        (event) => (event as MouseEvent).detail > 0 && console.error(`${name} in a run without a mouse`),
        { capture: true },
      );
  });
  // Only these: other tests use the same portal.
  const shown = (left: number) => queueOf(page).getByText(countShown(left), { exact: true });
  const filter = page.getByRole('searchbox', { name: 'Filter the queue' });
  await queueIsReady(page);
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
  const answered = queueAnswers(page, email);
  await page.keyboard.type(email);
  await answered;
  await expect(shown(itemsCount)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).not.toBeFocused();
  await page.keyboard.press('j');

  const decided: Record<string, string> = {};
  for (let left = itemsCount; left > 0; left -= 1) {
    await expect(shown(left)).toBeVisible();
    // The keys act on an item once its decisions are there.
    await expect(choiceOf(page, 'Request changes')).toBeEnabled();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const { key, state } = decisions[left % decisions.length]!;
    await decideByKeys(page, key);
    decided[title] = state;
    await expect(shown(left - 1)).toBeVisible();
    if (left > 1) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
  await expect(page.getByText('No submission matches.')).toBeVisible();
  expect(Object.keys(decided).toSorted()).toEqual(sent.toSorted());

  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 10_000 });
  const states = database
    .prepare('select title, state from submissions where email = ?')
    .all(email)
    .map(({ title, state }) => [title, state]);
  database.close();
  expect(Object.fromEntries(states)).toEqual(decided);
});

test('the sending key pressed three times in a row decides one item, and the decisions whose emails wait are undone in turn', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  const submission = await addPaidSubmission(portal);
  const titles = [submission.title, ...copySubmission(portal, submission.title, 2)];
  const states = () => {
    const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 10_000 });
    const found = titles.map(
      (each) => database.prepare('select state from submissions where title = ?').get(each)?.['state'],
    );
    database.close();
    return found.toSorted();
  };
  const heading = page.getByRole('heading', { level: 1 });
  const send = decisionOf(page).locator('button[type=submit]');
  await signIn(page, portal);
  await filterQueue(page, submission.title, 3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(decisionOf(page).getByText(/You have this until/)).toBeVisible();

  await test.step('nothing is chosen, so nothing is sent', async () => {
    await expect(send).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(choiceOf(page, 'Approve')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the item that has only now arrived is not decided, even where a key chose', async () => {
    const first = await heading.innerText();
    await page.keyboard.press('a');
    await expect(send).toBeEnabled();
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('a');
    }
    await expect(page.getByText('Approved and listed.', { exact: true })).toBeVisible();
    await expect(heading).not.toHaveText(first);
    await page.keyboard.press('c');
    await expect(send).toBeEnabled();
    expect(states()).toEqual(['in-review', 'in-review', 'listed']);
  });

  await test.step('Z undoes the latest decision, and once more the one before', async () => {
    await expect(page.getByLabel('Text to the submitter')).toBeFocused();
    await page.keyboard.type('Name it.');
    await sendByKey(page);
    await expect(page.getByText('One earlier decision can be undone too.')).toBeVisible();
    await expect.poll(states).toEqual(['changes-requested', 'in-review', 'listed']);
    await page.keyboard.press('z');
    await expect.poll(states).toEqual(['in-review', 'in-review', 'listed']);
    await expect(heading).toBeVisible();
    await page.keyboard.press('z');
    await expect.poll(states).toEqual(['in-review', 'in-review', 'in-review']);
  });
});

test('the item and its decision are accessible in both themes; single keys can be switched off', async ({
  page,
  portal,
}) => {
  await signInToReview(page, portal, await addPaidSubmission(portal));
  await page.keyboard.press('c');
  await expect(page.getByLabel('Text to the submitter')).toBeFocused();
  await expectAccessible(page, 'item', { widths: [1440, 1024] });
  await takeScreenshots(page, 'item');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Text to the submitter')).not.toBeFocused();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
  // How many parts the item has depends on what was found.
  await expect(sheet.getByRole('term')).toHaveText([
    ...['j / k', 'g', 'x', '/', /^1 to \d$/, 'a / c / r', 'f', 'e', 'v', 'n', 'Ctrl Enter', 'Ctrl K', '?'],
  ]);
  await expectAccessible(page, 'shortcuts', { widths: [1440, 1024] });
  await takeScreenshots(page, 'shortcuts');
  await page.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await dialogIsGone(page);
  await page.keyboard.press('a');
  await expect(decisionOf(page).getByRole('button', { name: 'Request changes' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
