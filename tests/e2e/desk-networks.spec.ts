import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

test('an editor adds a network from its chain file, renames it, and the API follows; sees the page with another one changed, and restores it', async ({
  page,
  editing: portal,
}) => {
  await signIn(page, portal, {
    account: await makeAccount(portal, { name: 'Mara', role: 'editor' }),
    path: '/listings/networks',
  });
  await page.getByRole('button', { name: 'Add a network' }).click();
  const file = page.getByRole('textbox', { name: 'Chain file' });
  await file.fill(JSON.stringify({ ...exampleChain, chainId: 1 }));
  await page.getByRole('button', { name: 'Add network' }).click();
  await expect(page.getByText(/Chain ID 1 is already listed, as Ethereum/)).toBeVisible();
  await takeScreenshots(page, 'network-add');
  await file.fill(JSON.stringify(exampleChain, null, 2));
  await page.getByRole('button', { name: 'Add network' }).click();
  const waits = page.getByText('A second person has to confirm this. Visitors do not see it yet.');
  await expect(waits).toBeVisible();
  await confirmProposal(portal, 'Lantern Chain');

  await page.getByLabel('Name, short name or chain ID').fill('Lantern');
  await page.getByRole('button', { name: 'Edit Lantern Chain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Lantern Chain' });
  await dialog.getByLabel('Name', { exact: true }).fill('Harbor Chain');
  await dialog.getByLabel('Transaction URL').fill('https://scan.lantern.example/tx');
  await takeScreenshots(page, 'network-edit');
  await dialog.getByRole('button', { name: 'Save network' }).click();
  await expect(
    page.getByText(/The transaction URL must be a web address that contains \{hash\}/).first(),
  ).toBeVisible();
  await dialog.getByLabel('Transaction URL').fill('https://scan.lantern.example/tx/{hash}');
  await dialog.getByRole('button', { name: 'Save network' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await page.getByLabel('Name, short name or chain ID').fill('Harbor');
  await expect(page.getByRole('row', { name: /Harbor Chain/ })).toContainText('ethereum 620417');
  await expectAccessible(page, 'networks at the desk', { widths: [1440, 1024] });
  await takeScreenshots(page, 'networks');
  const answer = await page.request.get(`${portal.origin}/v1/block_chain/list`);
  const { data } = (await answer.json()) as { data: { title: string }[] };
  expect(data.map(({ title }) => title)).toContain('Harbor Chain');

  await test.step('one of another family is added by fields, and says who added it', async () => {
    await page.getByRole('button', { name: 'Add a network' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a network' });
    await adding.getByLabel('From fields (any network)').check();
    await adding.getByLabel('Family').fill('cosmos');
    await adding.getByLabel('Chain ID').fill('quay-1');
    await adding.getByLabel('Name', { exact: true }).fill('Cosmos Hub');
    await adding.getByLabel('Short name').fill('QUAY');
    await adding.getByRole('button', { name: 'Add network' }).click();
    await expect(adding.getByText('Another network is called “Cosmos Hub”.')).toBeVisible();
    await expectAccessible(page, 'a new network at the desk', { widths: [1440, 1024] });
    await takeScreenshots(page, 'network-add-fields');
    await adding.getByLabel('Name', { exact: true }).fill('Quay Hub');
    await adding.getByRole('button', { name: 'Add network' }).click();
    await expect(page.getByText('The network was added.')).toBeVisible();
    await page.getByLabel('Name, short name or chain ID').fill('Quay Hub');
    const row = page.getByRole('row', { name: /Quay Hub/ });
    await expect(row).toContainText('cosmos quay-1');
    await expect(row).toContainText('Added at the desk by Mara');
  });

  await test.step('the form shows the page with a changed network, and restores what it was', async () => {
    const open = async (name: string) => {
      await page.getByLabel('Name, short name or chain ID').fill(name);
      await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
      return page.getByRole('dialog', { name: `Edit ${name}` });
    };
    let dialog = await open('Ethereum');
    const preview = dialog.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByRole('region', { name: 'Networks' })).toContainText('Ethereum');
    await dialog.getByLabel('Name', { exact: true }).fill('Quay Chain');
    await dialog.getByLabel('Account URL').fill('https://scan.quay.example/a/{address}');
    await expect(preview.getByRole('region', { name: 'Networks' })).toContainText('Quay Chain');
    await expect(
      preview
        .getByRole('region', { name: 'Contracts' })
        .locator('a[href^="https://scan.quay.example/a/"]')
        .first(),
    ).toBeAttached();
    await expectAccessibleWithoutPreview(page, 'a network at the desk', { widths: [1440, 1024] });
    await takeScreenshots(page, 'network-preview');
    await dialog.getByRole('button', { name: 'Save network' }).click();
    await expect(waits).toBeVisible();
    await expect(dialog).toBeHidden();
    await confirmProposal(portal, 'Ethereum');

    dialog = await open('Quay Chain');
    await dialog.getByRole('button', { name: '1, as it was before' }).click();
    await expect(dialog.getByRole('table', { name: 'Changes from 1 to what is stored' })).toContainText(
      'Quay Chain',
    );
    await takeScreenshots(page, 'network-versions');
    await dialog.getByRole('button', { name: 'Restore 1' }).click();
    await expect(waits).toBeVisible();
    await expect(dialog).toBeHidden();
    await confirmProposal(portal, 'Quay Chain');
    await page.getByLabel('Name, short name or chain ID').fill('Ethereum');
    await expect(page.getByRole('row', { name: /^\S* ?Ethereum ETH/ }).first()).toBeVisible();
  });
});
