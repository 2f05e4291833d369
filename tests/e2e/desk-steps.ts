import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';

/** Signs in at the desk: the demonstration's reviewer, or another account. */
export async function signIn(
  page: Page,
  { deskOrigin, desk }: Pick<PortalProcess, 'deskOrigin' | 'desk'>,
  account = desk,
): Promise<void> {
  await page.goto(deskOrigin);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}

/** Creates a reviewer's account as a team does: with the command. */
export function makeReviewer(portal: PortalProcess, name: string): PortalProcess['desk'] {
  return makeAccount(portal, { name, role: 'reviewer' });
}

/** The same with other roles, separated by commas. */
export function makeAccount(
  { dataDir }: Pick<PortalProcess, 'dataDir'>,
  { name, role }: { name: string; role: string },
): PortalProcess['desk'] {
  const account = {
    email: `${name.toLowerCase()}@example.org`,
    password: 'nine quiet herons at the quay',
  };
  const named = ['--email', account.email, '--name', name, '--role', role, '--password-stdin'];
  execFileSync(process.execPath, ['scripts/account.ts', 'create', ...named], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    input: account.password,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return account;
}

/** Opens a place that has no room in the menu's bar. */
export async function openFolded(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Finds a submission in any state and opens it. */
export async function openSubmission(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** The panel beside the item that is open. */
export const decisionOf = (page: Page) => page.getByRole('complementary', { name: 'Decide' });

/** The button that picks a decision. */
export const choiceOf = (page: Page, name: string) =>
  decisionOf(page).getByRole('group', { name: 'Decision' }).getByRole('button', { name });

/** Sends the decision that is picked, by the one button that does. */
export async function sendDecision(page: Page): Promise<void> {
  await decisionOf(page).locator('button[type=submit]').click();
}

/** Saves screenshots for a person to look at, when a folder is given. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK'];
  if (!folder) return;
  for (const width of [1440, 1024]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}
