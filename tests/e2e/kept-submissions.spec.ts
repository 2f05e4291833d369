import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('what was sent from this browser is listed there, opens its status page, and can be erased', async ({
  page,
  portal,
}) => {
  const { title, reference } = await addPaidSubmission(portal);
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Sent from this browser' });
  await page.goto('/en/status-link');
  await expect(list).toHaveCount(0);
  await page.goto(`/en/success?reference=${reference}`);
  await expect(main.getByText('Keep the link to that page.')).toBeVisible();
  await main.getByRole('link', { name: 'Find your submission' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get your status link again');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'the list of this browser', { widths: [320, 375, 1440] });
  await list.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/en/submission/${reference}$`));
  await expect(main.getByRole('heading', { name: title })).toBeVisible();

  // The page without a reference has it too, for people who come back to it.
  await page.goto('/en/success');
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('button', { name: 'Erase this list' }).click();
  await expect(main.getByText('The list was erased.')).toBeFocused();
  await page.goto('/en/status-link');
  await expect(list).toHaveCount(0);
});
