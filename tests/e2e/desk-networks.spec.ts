import { exampleChain } from '#features/developer/model/chain-file/example-chain.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

test('an editor adds a network from its chain file, renames it, and the API follows', async ({ page }) => {
  const portal = await startOwnPortal({});
  await signIn(page, portal, makeAccount(portal, { name: 'Mara', role: 'editor' }));
  await page.goto(`${portal.deskOrigin}/#/listings/networks`);
  await page.getByRole('button', { name: 'Add a network' }).click();
  const file = page.getByLabel('Chain file');
  await file.fill(JSON.stringify({ ...exampleChain, chainId: 1 }));
  await page.getByRole('button', { name: 'Add network' }).click();
  await expect(page.getByText(/Chain ID 1 is already listed, as Ethereum/)).toBeVisible();
  await look(page, 'network-add');
  await file.fill(JSON.stringify(exampleChain, null, 2));
  await page.getByRole('button', { name: 'Add network' }).click();
  await expect(page.getByText('The network was added.')).toBeVisible();

  await page.getByLabel('Name, short name or chain ID').fill('Lantern');
  await page.getByRole('button', { name: 'Edit Lantern Chain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Lantern Chain' });
  await dialog.getByLabel('Name', { exact: true }).fill('Harbor Chain');
  await dialog.getByLabel('Link of a transaction').fill('https://scan.lantern.example/tx');
  await look(page, 'network-edit');
  await dialog.getByRole('button', { name: 'Save network' }).click();
  await expect(
    page.getByText(/The link of a transaction is a web address with \{hash\} in it/),
  ).toBeVisible();
  await dialog.getByLabel('Link of a transaction').fill('https://scan.lantern.example/tx/{hash}');
  await dialog.getByRole('button', { name: 'Save network' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await page.getByLabel('Name, short name or chain ID').fill('Harbor');
  await expect(page.getByRole('row', { name: /Harbor Chain/ })).toContainText('ethereum 620417');
  await expectAccessible(page, 'networks at the desk', { widths: [1440, 1024] });
  await look(page, 'networks');
  const answer = await page.request.get(`${portal.origin}/v1/block_chain/list`);
  const { data } = (await answer.json()) as { data: { title: string }[] };
  expect(data.map(({ title }) => title)).toContain('Harbor Chain');
  await portal.stop();
});
