import { readFile } from 'node:fs/promises';
import type { ExportedList } from '#features/core/desk-kit/model/exported-list.ts';
import { emptyListings } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { openDesk } from './act-at-desk.ts';
import { makeAccount, newPerson, signIn, type DeskAccount } from './desk-steps.ts';
import { makeKeptWorld } from './kept-world.ts';

interface Place {
  path: string;
  /** Where it is not called like its list. */
  file?: string;
  /** Where the screen has another list. */
  button?: string;
}

/** Where each list is: one that is added to the desk is missing here, and the types say so. */
const places: Readonly<Record<ExportedList, Place>> = {
  submissions: { path: '/submissions' },
  proposals: { path: '/proposals' },
  reports: { path: '/reports' },
  watch: { path: '/watch' },
  appeals: { path: '/appeals' },
  transfers: { path: '/transfers' },
  'payment-questions': { path: '/payment-questions' },
  outbox: { path: '/outbox' },
  'mail-templates': { path: '/mail-templates' },
  answers: { path: '/submissions/answers' },
  listed: { path: '/listings' },
  drafts: { path: '/listing-drafts' },
  networks: { path: '/listings/networks' },
  categories: { path: '/listings/categories' },
  'hot-list': { path: '/listings/hot' },
  contents: { path: '/content/news', file: 'news' },
  newsletter: { path: '/newsletter-issues' },
  releases: { path: '/releases' },
  'status-notices': { path: '/status-notices' },
  webhooks: { path: '/webhooks' },
  accounts: { path: '/accounts' },
  invitations: { path: '/accounts', button: 'Export invitations as CSV' },
  'own-tokens': { path: '/account', button: 'Export tokens as CSV' },
  security: { path: '/security-events' },
};

/** Gives each list a row; the demonstration has some of the others. @returns the receiver of webhooks, of which a portal takes only a few */
async function fillLists(portal: PortalProcess & { chain: DevChain }, desk: DeskAccount) {
  await makeKeptWorld(portal);
  const call = await openDesk({ ...portal, desk });
  await call('listing-drafts', { kind: 'nft', draft: emptyListings.nft });
  const issue = await call<{ id: number; version: number }>('content/newsletter', {
    body: { texts: { en: { subject: 'Tides', text: 'Fees.' } }, drafts: [], facts: { fallback: 'en' } },
  });
  await call(`content/newsletter/${issue.id}/actions`, {
    version: issue.version,
    action: { name: 'publish' },
  });
  const { name, email } = newPerson('Ines');
  await call('invitations', { name, email, roles: ['editor'] });
  const token = { name: 'nightly', scopes: ['read'], days: 30, password: desk.password, code: '' };
  await call('own-access-tokens', token);
  const hook = { url: 'https://hooks.example', types: ['listing.restored'] };
  const { id } = await call<{ id: number }>('webhooks', hook);
  return { remove: () => call(`webhooks/${id}/actions`, { name: 'remove' }) };
}

test('every list of the desk is saved as CSV with all its rows, and the log is told', async ({
  page,
  portal,
}) => {
  test.slow();
  const roles = 'administrator,reviewer,editor,recruiter';
  const adela = await makeAccount(portal, { name: 'Adela', role: roles });
  const webhook = await fillLists(portal, adela);
  await signIn(page, portal, { account: adela });
  for (const [list, { path, file = list, button: name = 'Export CSV' }] of Object.entries(places))
    await test.step(list, async () => {
      // The screen between two lists has no such button, so that none of the list before is pressed.
      await page.goto(`${portal.deskOrigin}/#/account`);
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await page.goto(`${portal.deskOrigin}/#${path}`);
      const button = page.getByRole('button', { name });
      await expect(button).toBeEnabled();
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
      // Nothing that opens a door is in a file.
      expect(text).not.toMatch(/desk_[\w-]{20}|whsec_|#\/invitation\//);
    });

  await page.goto(`${portal.deskOrigin}/#/audit`);
  await page.getByRole('textbox', { name: 'Account' }).fill(adela.email);
  const entries = page.getByRole('table').getByRole('row').filter({ hasText: 'export-list' });
  await expect(entries).toHaveCount(Object.keys(places).length);
  await webhook.remove();
});
