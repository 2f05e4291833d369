import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { deployTokenContracts } from '../support/token-contracts.ts';
import { actAtDesk } from './act-at-desk.ts';
import { goToDonate, goToReview, openForm, payAndSend, uploadLogo } from './submission-steps.ts';

/* Tokens and NFT collections from an empty form to the wallet's lists, with contracts that are really
   deployed. */

const field = (page: Page, name: string) => page.locator(`#field-${name}`);

async function nameContract(page: Page, standard: string, address: string): Promise<void> {
  await field(page, 'network').selectOption('bsc');
  await field(page, 'standard').selectOption(standard);
  await field(page, 'address').fill(address);
}

async function fillAbout(page: Page): Promise<void> {
  await uploadLogo(page);
  await field(page, 'website').fill('lantern.example.org');
  await field(page, 'description').fill('Pays for the light of the harbor.');
  await field(page, 'company_name').fill('Lantern Crew');
  await field(page, 'email').fill('team@lantern.example');
  await field(page, 'contact').fill('Telegram @lantern_crew');
}

/** Fills in what the chain does not provide. */
async function fillToken(page: Page, address: string): Promise<void> {
  await nameContract(page, 'BEP20', address);
  await expect(field(page, 'name')).toHaveValue('Guarded Token');
  await field(page, 'precision').fill('4');
  await field(page, 'gas').fill('60000');
  await fillAbout(page);
}

const referenceOf = (page: Page, kind: 'token' | 'nft') =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { reference: string }).reference,
    `draft.${kind}`,
  );

test('a token goes from an empty form through a real payment and the desk into search', async ({
  page,
  portal,
}) => {
  const { guarded } = await deployTokenContracts(portal.chain.transactions);
  await openForm(page, '/en/submit/token');
  await expect(page.getByText('No honeypot and no scam token')).toBeVisible();
  await expect(page.getByText('A faster review cannot be bought.')).toBeVisible();

  await test.step('the chain fills in what it knows, automatically', async () => {
    await nameContract(page, 'BEP20', guarded);
    await expect(field(page, 'symbol')).toHaveValue('GRD');
    await expect(field(page, 'decimal')).toHaveValue('8');
    await expect(field(page, 'total_supply')).toHaveValue('1500000.00000005');
    await expect(field(page, 'owner_address')).toHaveValue(/^0x[0-9a-fA-F]{40}$/);
    await expect(field(page, 'bl_symbol')).toHaveValue('BSC');
    await expect(page.getByText('Read from the chain.', { exact: true })).toHaveCount(5);
  });

  await test.step('typed text is not overwritten, and the difference is shown', async () => {
    await field(page, 'symbol').fill('GRDX');
    await expect(page.getByText('Read from the chain.', { exact: true })).toHaveCount(4);
    await page.getByRole('button', { name: 'Read from the chain' }).click();
    await expect(page.getByText('Symbol: the contract says “GRD”, the form says “GRDX”.')).toBeVisible();
    await expect(field(page, 'symbol')).toHaveValue('GRDX');
    await field(page, 'decimal').fill('6');
    await page.getByRole('button', { name: 'Read from the chain' }).click();
    await page.getByRole('link', { name: 'The contract says 8 decimals, the form says 6.' }).click();
    await expect(field(page, 'decimal')).toBeFocused();
    await page.getByRole('button', { name: 'Use the contract’s values' }).click();
    await expect(field(page, 'decimal')).toHaveValue('8');
    await expect(field(page, 'symbol')).toHaveValue('GRD');
    await expect(page.getByText('The contract says something different.')).toHaveCount(0);
  });

  await test.step('missing answers are listed together, and the first one gets the focus', async () => {
    await page.getByRole('button', { name: 'Next: review' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' });
    await expect(summary.getByRole('link')).toHaveText([
      'Decimals shown: required',
      'Gas per transfer: required',
      'Logo: required',
      'Website: required',
      'Description: required',
      'Company or personal name: required',
      'Email: required',
      'Other contact: required',
    ]);
    await expect(field(page, 'precision')).toBeFocused();
    await field(page, 'precision').fill('9');
    await expect(summary.getByRole('link', { name: 'Decimals shown: no more than 8' })).toBeVisible();
  });

  await fillToken(page, guarded);
  await goToReview(page);
  await expect(page.getByText('These are findings, not a verdict.')).toBeVisible();
  await expect(page.getByText('More units can be minted.')).toBeVisible();
  await goToDonate(page);
  await expect(page.getByRole('group', { name: 'Send exactly' })).toContainText('100.');
  const reference = await payAndSend(page);
  await expect(page.getByRole('link', { name: 'Submit another' })).toHaveAttribute(
    'href',
    '/en/submit/token',
  );

  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await expect(page.getByText('A faster review cannot be bought.')).toBeVisible();

  await test.step('requested changes are made in the form with the old values, and sent again', async () => {
    await actAtDesk(portal, guarded, { name: 'request-changes', text: 'Say what it is for.' });
    await page.getByRole('button', { name: 'Edit and send again' }).click();
    await page.waitForURL(/\/en\/submit\/token/);
    await expect(page.getByText('Say what it is for.')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Guarded Token');
    await expect(field(page, 'decimal')).toHaveValue('8');
    await expect(field(page, 'network')).toHaveValue('bsc');
    await expect(page.getByText('Logo uploaded')).toBeVisible();
    await field(page, 'description').fill('It lights harbors, one transfer at a time.');
    await goToReview(page);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL(/\/en\/success/);
    await page.goto(`/en/submission/${reference}`);
    await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  });

  await actAtDesk(portal, guarded, { name: 'approve' });
  await expect(page.getByRole('heading', { name: 'Listed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open in the store' }).click();
  await expect(page.getByRole('region', { name: 'Tokens and NFTs' })).toContainText('Guarded Token');
  const found = await page.request.get(`/v1/application/search?key=${guarded.toLowerCase()}`);
  expect(await found.json()).toMatchObject({
    result: 0,
    data: { tokens: [{ name: 'Guarded Token', decimal: 8, precision: 4, address: guarded }] },
  });
});

test('an NFT collection goes from an empty form into search', async ({ page, portal }) => {
  const { collection } = await deployTokenContracts(portal.chain.transactions);
  await openForm(page, '/en/submit/nft');
  await expect(field(page, 'decimal')).toHaveCount(0);
  await nameContract(page, 'ERC721', collection);
  await expect(page.getByText('Check what is filled in below.')).toBeVisible();
  const name = await field(page, 'name').inputValue();
  expect(name).not.toBe('');
  await field(page, 'owner_address').fill(collection);
  await fillAbout(page);
  await goToReview(page);
  await goToDonate(page);
  const reference = await payAndSend(page);
  await actAtDesk(portal, collection, { name: 'approve' });
  await page.goto(`/en/submission/${reference}`);
  await page.getByRole('link', { name: 'Open in the store' }).click();
  await expect(page.getByRole('region', { name: 'Tokens and NFTs' })).toContainText(name);
});

test('an unpaid token can be withdrawn, and its draft is separate', async ({ page, portal }) => {
  const { guarded } = await deployTokenContracts(portal.chain.transactions);
  await openForm(page, '/en/submit/token');
  await fillToken(page, guarded);
  await goToReview(page);
  await goToDonate(page);
  const reference = await referenceOf(page, 'token');
  await openForm(page, '/en/submit/nft');
  await expect(field(page, 'name')).toHaveValue('');
  await openForm(page, '/en/submit/dapp');
  await expect(page.getByLabel('Project name')).toHaveValue('');
  await page.goto(`/en/submission/${reference}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit another' })).toHaveAttribute(
    'href',
    '/en/submit/token',
  );
});

test('where no chain answers, the form is filled in by hand', async ({ page }) => {
  await openForm(page, '/en/submit/token');
  await field(page, 'network').selectOption('solana');
  await expect(field(page, 'standard')).toHaveValue('SPL');
  await field(page, 'address').fill('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
  await expect(page.getByText('We cannot read contracts on SOL. Fill in the rest by hand.')).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('');
});
