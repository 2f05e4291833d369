import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StoreToken } from '#features/store/catalogue/model/store-page.ts';
import { RelatedTokens } from '#features/store/catalogue/view/store/related-tokens.tsx';
import { expectAccessible } from './expect-accessible.ts';

afterEach(() => vi.restoreAllMocks());

const address = '0x2222222222222222222222222222222222222222';
const icon_url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const token = (
  symbol: string,
  blockchain_id: number,
  outcome: NonNullable<StoreToken['check']>['outcome'] | null,
): StoreToken => ({
  ...{ hid: blockchain_id, symbol, name: `${symbol} Coin`, icon_url, address, blockchain_id },
  check: outcome && { outcome, time: '2026-11-23T08:00:00.000Z', network: 'bsc' },
});

/** Every token that is asked for has a price. @returns what was asked for */
async function renderTokens(tokens: StoreToken[]): Promise<string[]> {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const body = String(init?.body);
    asked.push(body);
    const rows = JSON.parse(body) as { address: string; blockchain_id: number }[];
    return Response.json({ result: 0, message: '', data: rows.map((row) => ({ ...row, price_usd: 2 })) });
  });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RelatedTokens tokens={tokens} />
    </I18nProvider>,
  );
  return asked;
}

test('a token that buyers could not sell has no price, and says why', async () => {
  const asked = await renderTokens([token('LAG', 1, 'stop'), token('HBR', 2, 'passed')]);
  await expect.element(page.getByText('$2.000')).toBeVisible();
  expect(asked).toEqual([JSON.stringify([{ address, blockchain_id: 2 }])]);
  await expect.element(page.getByText('LAG Coin')).toBeVisible();
  const stop = page.getByRole('link', { name: /^Checked on November 23, 2026: stop\./ });
  await expect
    .element(stop)
    .toHaveAttribute('href', expect.stringContaining(`network=bsc&address=${address}`));
  const passed = page.getByRole('link', { name: 'Checked on November 23, 2026: no problem found' });
  await expect.element(passed).toBeVisible();
  await expectAccessible();
});

test('a token that was not checked lately says nothing about it', async () => {
  await renderTokens([token('HBR', 2, null)]);
  await expect.element(page.getByText('HBR', { exact: true })).toBeVisible();
  expect(page.getByText('Checked on').query()).toBeNull();
});
