import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, openSubmission, signIn } from './desk-steps.ts';
import { fillForm, goToDonate, goToReview, openForm, payAndSend } from './submission-steps.ts';

test('a submission with the name of a listed DApp is shown beside it, with what is alike marked', async ({
  page,
  portal,
}) => {
  await openForm(page);
  await fillForm(page, { title: 'Aave', url: 'https://aave-lending.example.org' });
  await goToReview(page);
  await goToDonate(page);
  await payAndSend(page);
  await signIn(page, portal);
  await openSubmission(page, 'Aave');
  // The checks can be done again, and find the same.
  const findings = page.getByRole('region', { name: 'Findings of the checks' });
  await findings.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checked again.', { exact: true })).toBeVisible();
  await expect(findings.getByText(/Exactly the name of “Aave”/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Compared with Aave' });
  const name = table.getByRole('row', { name: /^Name/ });
  await expect(name.getByRole('rowheader')).toHaveText(/^Name\s*Alike$/);
  await expect(name.getByRole('cell')).toHaveText(['Aave', 'Aave']);
  const link = table.getByRole('row', { name: /^Link/ });
  await expect(link.getByRole('rowheader')).toHaveText('Link');
  await expect(link.getByRole('cell').first()).toContainText('aave-lending.example.org');
  await look(page, 'look-alikes');
  await expectAccessible(page, 'look-alikes', { widths: [1440, 1024] });
  await table.getByRole('link', { name: 'Listed item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aave' })).toBeVisible();
  await expect(page).toHaveURL(/#\/listings\/dapp-\d+$/);
});
