import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InjectedWallet } from '../model/injected-wallet.ts';
import { discoverWallets } from './discover-wallets.ts';
import type { WalletWindow } from './older-wallets.ts';

const providerOf = (marks: Record<string, unknown> = {}) => ({ request: async () => null, ...marks });
const infoOf = (change: Record<string, unknown> = {}) => ({
  uuid: 'one',
  name: 'Blue Wallet',
  icon: 'data:image/png,',
  rdns: 'test.blue',
  ...change,
});

let page: WalletWindow;
let lists: (readonly InjectedWallet[])[];
let stop: () => void;

const announce = (info: unknown, provider: unknown = providerOf()) =>
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
const names = () => lists.at(-1)?.map(({ name, id }) => name || id) ?? [];
const start = () => {
  stop = discoverWallets((wallets) => lists.push(wallets), page);
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  lists = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('wallets that arrive late', () => {
  it('an announcement counts at any time', async () => {
    start();
    await vi.advanceTimersByTimeAsync(600_000);
    announce(infoOf());
    expect(names()).toEqual(['Blue Wallet']);
  });

  it('one that says `ethereum#initialized` is listed then', async () => {
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    page.ethereum = providerOf();
    page.dispatchEvent(new Event('ethereum#initialized'));
    expect(names()).toEqual(['window.ethereum']);
  });

  it.each([100, 1_500, 6_000, 14_000])(
    'one that says nothing is found when it is there after %i ms',
    async (ms) => {
      start();
      setTimeout(() => (page.ethereum = providerOf()), ms);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(names()).toEqual(['window.ethereum']);
    },
  );

  it('looks a few times, then no more', async () => {
    let looks = 0;
    Object.defineProperty(page, 'ethereum', { get: () => void (looks += 1) });
    start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a page that is left stops looking and listening', () => {
    start();
    stop();
    page.ethereum = providerOf();
    page.dispatchEvent(new Event('ethereum#initialized'));
    announce(infoOf());
    expect(vi.getTimerCount()).toBe(0);
    expect(lists).toEqual([]);
  });
});

describe('several wallets', () => {
  it('announced ones replace the one that shares `window.ethereum`', () => {
    page.ethereum = providerOf();
    start();
    expect(names()).toEqual(['window.ethereum']);
    announce(infoOf());
    announce(infoOf({ uuid: 'two', name: 'Red Wallet', rdns: 'test.red' }));
    expect(names()).toEqual(['Blue Wallet', 'Red Wallet']);
  });

  it.each([
    ['under its own id', infoOf()],
    ['under a new id', infoOf({ uuid: 'new' })],
  ])('one that announces itself again %s is listed once', (_, again) => {
    start();
    announce(infoOf());
    announce(again);
    expect(names()).toEqual(['Blue Wallet']);
    expect(lists).toHaveLength(1);
  });

  it('one provider under two names is listed once', () => {
    start();
    const provider = providerOf();
    announce(infoOf(), provider);
    announce(infoOf({ uuid: 'two', name: 'Other', rdns: 'test.other' }), provider);
    expect(names()).toEqual(['Blue Wallet']);
  });

  it('older ones are in `ethereum.providers` and named after their marks', () => {
    const blue = providerOf({ isMetaMask: true, isBlueWallet: true });
    page.ethereum = providerOf({ providers: [blue, providerOf({ isMetaMask: true }), blue, 'nonsense'] });
    start();
    expect(names()).toEqual(['Blue Wallet', 'window.ethereum.1']);
  });

  it.each([['nonsense'], [null], [[]], [{ request: 'no' }]])(
    '%j at `window.ethereum` is no wallet',
    (value) => {
      page.ethereum = value;
      start();
      expect(lists).toEqual([]);
    },
  );

  it.each([[undefined], [{}], [{ uuid: 1, name: 'x' }], [{ uuid: 'x' }]])(
    'the announcement %j is ignored',
    (info) => {
      start();
      announce(info);
      expect(lists).toEqual([]);
    },
  );

  it('a property that throws hides nothing else', () => {
    Object.defineProperty(page, 'ethereum', {
      get: () => {
        throw new Error('trap');
      },
    });
    start();
    announce(infoOf());
    expect(names()).toEqual(['Blue Wallet']);
  });
});
