import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WalletPay } from '#features/submission/donations/view/wallet-pay.tsx';
import { behaviorNamed } from '../support/wallet-behaviors.ts';

const hash = `0x${'8e'.repeat(32)}`;
const quote = {
  ...{ id: 1, amount: '200.4731', amount_units: '200473100000000000000', symbol: 'TPT' },
  ...{ network_name: 'BNB Smart Chain', network_short: 'BSC', chain_id: 56, token_decimals: 18 },
  token_contract: `0x${'5f'.repeat(20)}`,
  receiving_address: `0x${'70'.repeat(20)}`,
  ...{ eip681: '', explorer_placeholder: '' },
};

/** What the wallet does when it is asked to send. */
let onSend: () => unknown;
let sent: string[];

const request = async ({ method }: { method: string }) => {
  if (method === 'eth_chainId') return '0x38';
  if (method === 'eth_sendTransaction') return onSend();
  return [`0x${'f3'.repeat(20)}`];
};

async function show() {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await render(
    <I18nProvider i18n={i18n}>
      <WalletPay quote={quote} onAccount={async () => undefined} onSent={(paid) => sent.push(paid)} />
    </I18nProvider>,
  );
}

function arrive() {
  (window as { ethereum?: unknown }).ethereum = { request };
  window.dispatchEvent(new Event('ethereum#initialized'));
}

const press = () => (page.getByRole('button', { name: 'Browser wallet' }).element() as HTMLElement).click();

const expectSaid = (words: string) =>
  vi.waitFor(() => expect(page.getByRole('alert').element().textContent).toContain(words));

beforeEach(() => {
  sent = [];
  onSend = () => hash;
});
afterEach(() => {
  vi.useRealTimers();
  delete (window as { ethereum?: unknown }).ethereum;
});

test('nothing is shown until a wallet arrives', async () => {
  await show();
  expect(page.getByRole('button').query()).toBeNull();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Browser wallet' })).toBeVisible();
  press();
  await vi.waitFor(() => expect(sent).toEqual([hash]));
});

test('an error that we do not know is shown as such, with the wallet’s own words as text', async () => {
  onSend = () => {
    throw new Error('<b>nonce</b> too low');
  };
  await show();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Browser wallet' })).toBeVisible();
  press();
  await expectSaid('unknown error: “<b>nonce</b> too low”');
  onSend = () => {
    throw behaviorNamed('declined in Japanese').thrown;
  };
  press();
  await expectSaid('The payment was declined in the wallet.');
});

test('a wallet that does not answer: the page says to open it and asks for no second payment; a late answer counts', async () => {
  let answer!: (hash: string) => void;
  let asked = 0;
  onSend = () => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  await show();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Browser wallet' })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press();
  await vi.waitFor(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(20_000);
  await expectSaid('already waiting for your response');
  (page.getByRole('button').element() as HTMLElement).click();
  expect(asked).toBe(1);
  answer(hash);
  await vi.waitFor(() => expect(sent).toEqual([hash]));
  expect(page.getByRole('alert').query()).toBeNull();
});
