import { openPostgres } from '#platform/database/engines/postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { endAfterTests } from '../support/end-after-tests.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import { loadSitemap } from '../support/read-sitemap.ts';

const dayMs = 24 * 60 * 60_000;
const yesterday = new Date(Date.now() - dayMs);

/** Their own, because the database ends in the middle. */
let server: PostgresServer;
let portal: PortalProcess;
const ending = endAfterTests();
test.beforeAll(async () => {
  server = ending(await startPostgres());
  await server.create('portal');
  const url = `${server.url}/portal`;
  const open = openPostgres(url);
  await migrate(open);
  const day = yesterday.toISOString().slice(0, 10);
  await open.database
    .insertInto('status_days')
    .values({ day, part: 'portal', samples: 1440, slow: 0, disrupted: 14 })
    .execute();
  await open.database
    .insertInto('status_notices')
    .values({
      ...{ form_key: 'the-key-of-the-form', version: 1, kind: 'disruption', subjects: 'mobile' },
      ...{ progress: 'identified', begin_time: yesterday.toISOString() },
      texts: JSON.stringify({ en: { title: 'Balances are late', text: 'Transfers are not affected.' } }),
    })
    .execute();
  await open.close();
  portal = ending(
    await startOwnPortal({
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      DESK_SECRET: 'a secret of the tests that is long enough',
      // An endpoint that does not answer would be a disruption, from the moment in which that is seen.
      CHAIN_RPC_URL: '',
    }),
  );
});

/** Pictures for people, in the folder LOOK. */
const folder = process.env['LOOK'];

test('visitors see how the services are and were, and that the database is gone', async ({ page }) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  const part = (name: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const take = async (name: string) => {
    if (!folder) return;
    for (const [width, height] of [
      [375, 800],
      [1440, 900],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.reload();
        await page.screenshot({
          path: `${folder}/status-${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    await page.emulateMedia({ colorScheme: null });
  };

  await page.goto(`${portal.origin}/en/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service status');
  await expect(part('Portal')).toContainText('Works');
  await expect(part('Content API')).toContainText('Works');
  await expect(main).toContainText('As of');
  // The portal works, and a product does not.
  await expect(main).toContainText('There is a disruption: see the notices below.');
  await expect(main.getByRole('article')).toContainText('Balances are late');
  // Each day is in words, and the only tab stop is that of the days that were disrupted.
  const days = part('Portal').getByRole('list', { name: 'The last 90 days' }).getByRole('listitem');
  await expect(days).toHaveCount(90);
  const name = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  await expect(days.nth(88)).toHaveText(`${name.format(yesterday)}: disrupted for 14 minutes`);
  await expect(days.first()).toContainText('not known');
  await expect(part('Portal').locator('a, button, summary, [tabindex]')).toHaveCount(1);
  await expect(part('Portal')).toContainText(/99\.\d\d% of the measured time without disruption/);
  await expectAccessible(page, 'the status of the services', { widths: [320, 375, 1440] });
  await take('works-en');
  await page.goto(`${portal.origin}/th/status`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะบริการ');
  await expect(part('พอร์ทัล')).toContainText('ทำงานปกติ');
  await take('works-th');

  const answer = await fetch(`${portal.origin}/v1/status`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=10, must-revalidate');
  const paths = (await loadSitemap(portal.origin)).map(({ loc }) => new URL(loc).pathname);
  expect(paths).toContain('/en/status');

  await server.crash();
  const readDatabase = async () => {
    const { data } = (await (await fetch(`${portal.origin}/v1/status`)).json()) as {
      data: { database: string };
    };
    return data.database;
  };
  await expect.poll(readDatabase, { timeout: 60_000 }).toBe('unavailable');
  for (const [language, title, name, word] of [
    ['en', 'The database does not answer.', 'Portal', 'Disrupted'],
    ['ja', 'データベースが応答しません。', 'ポータル', '障害'],
  ] as const) {
    await expect(async () => {
      const response = await page.goto(`${portal.origin}/${language}/status`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('public, max-age=10, must-revalidate');
      await expect(main.getByRole('status')).toContainText(title, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(part(name)).toContainText(word);
    // It stays as it was last read.
    await expect(main.getByRole('article')).toContainText('Transfers are not affected.');
    await take(`gone-${language}`);
  }
  // Both end in an orderly way only while the server runs.
  await server.startAgain();
});
