import { readFile } from 'node:fs/promises';
import type { ExportedList } from '#features/core/desk-kit/model/exported-list.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { makeAccount, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

interface Place {
  path: string;
  /** The demonstration has some, or this test makes one. Of the others, tests that use the same portal make some now and then. */
  hasRows?: boolean;
  /** Where it is not called like its list. */
  file?: string;
}

/** Where each list is: one that is added to the desk is missing here, and the types say so. */
const places: Readonly<Record<ExportedList, Place>> = {
  submissions: { path: '/submissions', hasRows: true },
  proposals: { path: '/proposals' },
  reports: { path: '/reports' },
  watch: { path: '/watch' },
  appeals: { path: '/appeals' },
  transfers: { path: '/transfers' },
  'payment-questions': { path: '/payment-questions' },
  outbox: { path: '/outbox' },
  listed: { path: '/listings', hasRows: true },
  drafts: { path: '/listing-drafts' },
  networks: { path: '/listings/networks', hasRows: true },
  categories: { path: '/listings/categories', hasRows: true },
  'hot-list': { path: '/listings/hot', hasRows: true },
  contents: { path: '/content/news', hasRows: true, file: 'news' },
  newsletter: { path: '/newsletter-issues' },
  releases: { path: '/releases', hasRows: true },
  'status-notices': { path: '/status-notices' },
  webhooks: { path: '/webhooks' },
  accounts: { path: '/accounts', hasRows: true },
  security: { path: '/security-events', hasRows: true },
};

test('every list of the desk is saved as CSV with all its rows, and the log is told; an empty one cannot be saved', async ({
  page,
  portal,
}) => {
  test.slow();
  await addPaidSubmission(portal);
  const roles = 'administrator,reviewer,editor,recruiter';
  const adela = await makeAccount(portal, { name: 'Adela', role: roles });
  await signIn(page, portal, { account: adela });
  let savedLists = 0;
  for (const [list, { path, hasRows = false, file = list }] of Object.entries(places))
    await test.step(list, async () => {
      await page.goto(`${portal.deskOrigin}/#${path}`);
      const button = page.getByRole('button', { name: 'Export CSV' });
      await expect(button).toBeVisible();
      if (hasRows) await expect(button).toBeEnabled();
      await page.waitForLoadState('networkidle');
      if (await button.isDisabled()) return;
      const told = page.waitForRequest((request) => request.url().endsWith('/list-exports'));
      const saving = page.waitForEvent('download');
      await button.click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(`${file}.csv`);
      const { rows, ...named } = (await told).postDataJSON() as { list: string; rows: number };
      expect(named).toEqual({ list });
      const text = await readFile(await saved.path(), 'utf8');
      expect(text).toMatch(/^\uFEFF\w+,/);
      // Line breaks inside a cell are quoted; the last line ends too.
      expect(
        text
          .replaceAll(/"[^"]*"/g, '')
          .trimEnd()
          .split('\r\n'),
      ).toHaveLength(rows + 1);
      expect(rows).toBeGreaterThan(0);
      savedLists += 1;
    });

  await page.goto(`${portal.deskOrigin}/#/audit`);
  await page.getByRole('textbox', { name: 'Account' }).fill(adela.email);
  const entries = page.getByRole('table').getByRole('row').filter({ hasText: 'export-list' });
  await expect(entries).toHaveCount(savedLists);
});
