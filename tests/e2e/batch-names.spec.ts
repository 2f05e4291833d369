import { getAddress, toCoinType, type Hex } from 'viem';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { freshAddress } from '../support/batch-payments.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { deployNames, startNameNode } from '../support/name-contracts.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const path = '/en/tools/batch-sender';
const turn = (Date.now() % 1_000_000) + 12_000_000;

test('names are looked up at the dry run, and refused once they lead to another address', async ({
  page,
  portal,
  startOwnPortal,
}) => {
  const names = await deployNames(portal.chain.transactions);
  const [before, now] = [0, 1].map((index) => getAddress(freshAddress(turn, index))) as [Hex, Hex];
  const [name, coin] = [`crew${turn}.eth`, toCoinType(devChainId)];
  await names.register(name);
  await names.setRecord(name, coin, before);
  const node = await startNameNode(portal.chain.rpcUrl);
  const own = await startOwnPortal({ RELAY_RPC_URLS: `eth=${node.url}` }, portal.chain.rpcUrl);
  await injectWallet(page, portal.chain);
  const connect = () => page.getByRole('button', { name: 'Connect Test wallet' }).click();
  const dryRun = page.getByRole('button', { name: 'Start dry run' });
  await page.goto(own.origin + path);
  await connect();
  await expect(page.getByText('One address or ENS name and one amount per line.')).toBeVisible();

  await page.getByLabel('Recipients').fill(`${name},0.001\nnobody.eth,1\n${before},0.002`);
  await expect(
    page.getByText(`Line 1: ${name} is an ENS name. The dry run looks up its address.`),
  ).toBeVisible();
  await dryRun.click();
  await expect(page.getByText('Line 2: no address of nobody.eth was found for this network.')).toBeVisible();
  await expect(page.getByText('Line 3: same address as line 1. Both lines will be paid.')).toBeVisible();
  await expect(dryRun).toBeDisabled();
  await page.getByRole('button', { name: 'Skip 1 line' }).click();
  await dryRun.click();
  await expect(page.getByText('Dry run passed.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'All lines (3)' });
  await expect(page.getByText(`Line 1: the address of ${name} is ${before}.`)).toBeVisible();
  await expectAccessible(page, 'names with their addresses', { widths: [375, 1440], without: aroundMain });

  await names.setRecord(name, coin, now);
  const changed = page.getByText(`Line 1: the address of ${name} was ${before}, and is now ${now}.`);
  await page.getByRole('button', { name: 'Repeat dry run' }).click();
  await expect(changed).toBeVisible();
  await expect(dryRun).toBeDisabled();
  // What was kept of the draft has the first address.
  await page.reload();
  await connect();
  await expect(changed).toBeHidden();
  await dryRun.click();
  await expect(changed).toBeVisible();
  await node.close();
});
