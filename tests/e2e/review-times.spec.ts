import { connectDatabase } from '#platform/database/connect.ts';
import { endAfterTests } from '../support/end-after-tests.ts';
import { addSubmission } from '../support/add-submission.ts';
import { noChain, startOwnPortal } from '../support/own-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { loadSitemap } from '../support/read-sitemap.ts';
import { takeScreenshots } from './desk-steps.ts';

const hourMs = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

async function addAnswers(dataDir: string): Promise<void> {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  try {
    for (const hours of [2, 3, 5, 8, 12, 20, 26, 30, 44, 47, 90, 100])
      await addSubmission(database, {
        kind: 'token',
        steps: [
          { at: ago(300 + hours), actor: 'system', to: 'in-review' },
          { at: ago(300), actor: 'reviewer', to: 'rejected' },
        ],
      });
  } finally {
    await close();
  }
}

/** Its own, with submissions that came through no form. */
let portal: PortalProcess;
const ending = endAfterTests();
test.beforeAll(async () => {
  portal = ending(await startOwnPortal({ LOG_LEVEL: 'silent' }, noChain, addAnswers));
});

test('visitors see how long reviews took, where there were enough, and find the page from the form', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${portal.origin}/en/submit/token`);
  await page.getByRole('main').getByRole('link', { name: 'How long reviews take' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How long reviews take');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('Token')).toContainText('2 working days');
  await expect(row('Token')).toContainText('20 hours');
  await expect(row('Token')).toContainText('4 days');
  await expect(row('DApp')).toContainText('There are fewer than 10 answers, too few for figures.');
  await expectAccessible(page, 'how long reviews take', { widths: [320, 375, 1440] });
  await takeScreenshots(page, 'review-times');
  await page.setViewportSize({ width: 375, height: 800 });
  const folder = process.env['LOOK'];
  if (folder) await page.screenshot({ path: `${folder}/review-times-375.png`, fullPage: true });
  // On a phone the columns of the footer are folded.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('footer').getByRole('link', { name: 'Review times' })).toHaveCount(1);
  const addresses = (await loadSitemap(portal.origin)).map(({ loc }) => new URL(loc).pathname);
  expect(addresses).toContain('/en/review-times');
});
