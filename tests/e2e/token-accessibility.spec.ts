import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openForm } from './submission-steps.ts';

const widths = [320, 900, 1440];
/** What is around every page: every-page.spec.ts. */
const around = { without: aroundMain };

for (const kind of ['token', 'nft']) {
  test(`the ${kind} form passes axe and fits at 320, 900 and 1440 px, light and dark`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, `/en/submit/${kind}`);
    // The other widths: every-page.spec.ts.
    await expectAccessible(page, 'empty form', { widths: [320], ...around });
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expectAccessible(page, 'issues', { widths, ...around });
    await page.locator('#field-network').selectOption('solana');
    await page.locator('#field-address').fill('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
    await expect(page.getByText('Fill in the rest by hand.')).toBeVisible();
    // A note more than before, which is tightest here.
    await expectAccessible(page, 'filled in by hand', { widths: [320], ...around });
  });
}
