import { devFaucet, devReceiver, devStranger, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { injectWallet } from '../support/inject-wallet.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { behaviorNamed } from '../support/wallet-behaviors.ts';
import {
  addPaidSubmission,
  expectSuccess,
  goToDonate,
  goToPaste,
  goToReview,
  openDonate,
  openFilledForm,
  readAmountUnits,
  sendLink,
  submitAndPay,
} from './submission-steps.ts';

test('a DApp is submitted, paid for and followed', async ({ page }) => {
  const { title, reference } = await submitAndPay(page);
  await expect(page.getByText(`${title} will be launched after review.`)).toBeVisible();
  // Its number, which opens nothing; the link has the key.
  await expect(page.locator('code').getByText(/^\d+$/)).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);
  await page.getByRole('link', { name: 'Check status' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await expect(page.getByText('Review due by')).toBeVisible();
  await page.goto('/en/submit/dapp');
  await expect(page.getByLabel('Project name')).toHaveValue('');
});

test('each showing of the box has its own amount; an earlier one still pays, also after a lost connection', async ({
  page,
  portal,
}) => {
  await openDonate(page, portal);
  const first = await readAmountUnits(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  expect(await readAmountUnits(page)).not.toBe(first);
  const hash = await portal.chain.payDonation({ amountUnits: first });
  await goToPaste(page);

  await page.route('**/payment', (route) => route.fulfill({ status: 503, body: 'down' }));
  await sendLink(page, hash);
  await expect(page.getByText('Something went wrong on our server.')).toBeVisible();
  await expect(page.getByLabel('Transaction link')).toHaveValue(hash);
  await page.unroute('**/payment');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectSuccess(page);
});

test('every refusal says what to do, keeps everything, and the right link still works', async ({
  page,
  portal,
}) => {
  const { transactions, payDonation } = portal.chain;
  const other = await addPaidSubmission(portal);
  await openDonate(page, portal);
  const amountUnits = await readAmountUnits(page);
  await goToPaste(page);

  await sendLink(page, 'https://bscscan.com/address/0x1234');
  await expect(page.getByText('This link does not contain a transaction.')).toBeVisible();
  await expect(page.getByLabel('Transaction link')).toBeFocused();

  await sendLink(page, other.hash);
  await expect(page.getByText('This transaction already paid for another submission.')).toBeVisible();

  await sendLink(page, await payDonation({ amountUnits: amountUnits + 1n }));
  await expect(page.getByText('which does not match your quote')).toBeVisible();

  await sendLink(page, await payDonation({ amountUnits, receivingAddress: devStranger }));
  await expect(page.getByText('The payment went to another address.')).toBeVisible();

  const coins = await transactions.send({ from: devFaucet, to: devReceiver, value: '0x1' });
  await sendLink(page, coins);
  await expect(page.getByText('No TPT was sent in this transaction.')).toBeVisible();

  // The token refuses to move more than an account has.
  const reverting = { token: devTokenContract, from: devStranger, to: devReceiver, units: 10n ** 30n };
  await sendLink(page, await transactions.sendToken(reverting));
  await expect(page.getByText('The transaction failed on the chain, so nothing was paid.')).toBeVisible();

  await sendLink(page, `https://etherscan.io/tx/0x${'8e'.repeat(32)}`);
  await expect(page.getByText('This link leads to another network.')).toBeVisible();

  await sendLink(page, `https://bscscan.com/tx/0x${'8e'.repeat(32)}`);
  await expect(page.getByText('The transaction is not on the chain yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The transaction is not on the chain yet.')).toBeVisible();

  await sendLink(page, `https://bscscan.com/tx/${await payDonation({ amountUnits })}`);
  await expectSuccess(page);
});

test('while the chain does not answer the page says so and recovers by itself', async ({ page, portal }) => {
  await openDonate(page, portal);
  const hash = await portal.chain.payDonation({ amountUnits: await readAmountUnits(page) });
  await goToPaste(page);
  portal.endpoint.set('down');
  try {
    await sendLink(page, hash);
    await expect(page.getByText('The chain is not responding right now.')).toBeVisible();
  } finally {
    portal.endpoint.set('up');
  }
  await page.waitForURL(/\/en\/success/, { timeout: 60_000 });
});

test('the code of the steps that pay comes with the review; where it could not be fetched, a button tries again', async ({
  page,
  portal,
}) => {
  const script = '**/assets/paying-steps-*.js';
  const before: string[] = [];
  page.on('request', (each) => before.push(each.url()));
  await openFilledForm(page, portal);
  await goToReview(page);
  await expect.poll(() => before.some((url) => url.includes('/paying-steps-'))).toBe(true);
  await goToDonate(page);

  await page.route(script, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.reload();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
});

test('amount, address and contract can be copied, a failure is reported, and a browser wallet pays', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { wallet } = await injectWallet(page, portal.chain, {
    chainId: '0x1',
    declines: 'eth_sendTransaction',
  });
  await openDonate(page, portal);
  const amountUnits = await readAmountUnits(page);
  await page.getByRole('button', { name: 'Copy amount' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(BigInt(copied.replace('.', ''))).toBe(amountUnits / 10n ** 14n);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible();

  await page.getByRole('button', { name: 'Test wallet' }).click();
  await expect(page.getByText('The payment was declined in the wallet.')).toBeVisible();
  await page.getByRole('button', { name: 'Test wallet' }).click();
  // What the wallet has paid is sent by itself.
  await expectSuccess(page);
  expect(wallet.chainId).toBe('0x7a69');
});

test('a wallet that arrives late is offered; what it says in its own way is understood, and its network is waited for', async ({
  page,
  portal,
}) => {
  const arrival = { as: 'initialized', afterMs: 1_500 } as const;
  const start = { chainId: '0x1', switches: 'never', arrival } as const;
  const { wallet, signed } = await injectWallet(page, portal.chain, start);
  await openDonate(page, portal);
  const button = page.getByRole('button', { name: 'Browser wallet' });
  await button.click();
  await expect(page.getByText(/^The wallet is still on another network\. Switch it to/)).toBeVisible();
  wallet.switches = 'late';
  for (const name of ['declined as an internal error with words', 'declined as an empty object']) {
    wallet.throws = { method: 'eth_sendTransaction', error: behaviorNamed(name).thrown };
    await button.click();
    await expect(page.getByText('The payment was declined in the wallet.')).toBeVisible();
  }
  wallet.throws = {
    method: 'eth_sendTransaction',
    error: behaviorNamed('an error that we do not know').thrown,
  };
  await button.click();
  await expect(page.getByText('The wallet reported an unknown error: “nonce too low”.')).toBeVisible();
  wallet.isLocked = true;
  await button.click();
  await expect(page.getByText('The wallet did not share an account.')).toBeVisible();
  expect(signed).toEqual([]);
  wallet.isLocked = false;
  await button.click();
  await expectSuccess(page);
  expect(signed).toEqual(['eth_sendTransaction']);
});
