import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';

/*
 * A person who takes a minute to write is not led away, and nothing that the desk fetches in that time takes the field or what is in it: not
 * when the server refuses for a while either, nor when the person looks something up in another tab.
 */

export interface Screen {
  path: string;
  /** Leads from the page to the field. */
  field: (page: Page) => Locator | Promise<Locator>;
}

/** The first field with this label, which has a sign where the field is required. */
export const labelled = (label: string) => (place: Page | Locator) =>
  place.getByLabel(new RegExp(`^${label}\\W*$`)).first();

/** The field of a dialog. @param button opens it */
export const inDialog = (button: string | RegExp, label: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  return labelled(label)(page.getByRole('dialog'));
};

/** Without what a list is searched by. */
const placeOf = (page: Page) => page.url().split('?')[0];

/** Types, lets a minute pass in which the session is asked about and does not answer, and the server refuses at first, and types on. */
export async function typeSlowly(page: Page, field: Locator): Promise<void> {
  await field.fill('Half of it');
  const place = placeOf(page);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/session', async (route) => {
    await answered;
    await route.continue();
  });
  let isRefusing = true;
  await page.route('**/api/desk/**', (route) =>
    isRefusing ? route.fulfill({ status: 503, json: { message: 'Try again.' } }) : route.continue(),
  );
  // A call that is refused is repeated three times, seconds later, and only then given up.
  for (let seconds = 0; seconds < 60; seconds += 12) {
    isRefusing = seconds < 48;
    // From another tab: what is shown is fetched again.
    if (seconds === 0 || !isRefusing)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.clock.fastForward(12_000);
    // What was asked before this is answered.
    await page.evaluate(() => fetch('/api/auth/single-sign-on').then((reply) => reply.text()));
  }
  await expect(field).toHaveValue('Half of it');
  await expect(field).toBeFocused();
  await page.keyboard.type(' and the rest');
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(field).toHaveValue('Half of it and the rest');
  expect(placeOf(page)).toBe(place);
}

export async function typeInEach(page: Page, deskOrigin: string, screens: readonly Screen[]): Promise<void> {
  for (const { path, field } of screens)
    await test.step(path, async () => {
      await page.goto(`${deskOrigin}/#${path}`);
      await typeSlowly(page, await field(page));
    });
}
