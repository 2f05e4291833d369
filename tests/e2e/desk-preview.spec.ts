import { expect, test } from '../support/portal-fixture.ts';
import { makeAccount, signIn } from './desk-steps.ts';

// What the browser says of the answer that the test sends.
test.use({ expectNoise: /^Framing '.*' violates the following Content Security Policy directive/ });

test('a preview that does not arrive is said, and the next one is shown', async ({
  page,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Mara', role: 'editor' }) });
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.route(
    '**/api/desk/previews/*',
    (route) =>
      route.fulfill({
        status: 404,
        headers: { 'content-security-policy': "frame-ancestors 'none'" },
        json: { message: 'This preview was replaced by a later one.' },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: /^New/ }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Title').fill('Spring tide');
  await panel.getByLabel('Summary').fill('What changes.');
  await panel.getByLabel('Text').fill('The pier moves.');
  const said = page.getByText('The preview could not be loaded.');
  await expect(said).toBeVisible();
  await panel.getByLabel('Title').fill('Spring tide ahead');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByRole('heading', { level: 1, name: 'Spring tide ahead' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
