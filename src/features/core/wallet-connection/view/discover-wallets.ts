import type { InjectedWallet } from '../model/injected-wallet.ts';
import { isProvider, readOlderWallets, type WalletWindow } from './older-wallets.ts';

const longestName = 60;

interface Announced {
  wallet: InjectedWallet;
  /** What stays the same when a wallet announces itself again with a new id. */
  identity: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Parses an announcement; anything else is ignored, because any script of the page may send such events. */
function parseAnnouncement(detail: unknown): Announced | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { info, provider } = detail as { info?: Record<string, unknown>; provider?: unknown };
  if (!isProvider(provider) || typeof info !== 'object' || info === null) return undefined;
  const { uuid: id, name, icon, rdns } = info;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const image = textOf(icon).startsWith('data:image/') ? textOf(icon) : null;
  return {
    wallet: { id, name: name.slice(0, longestName), icon: image, provider },
    identity: textOf(rdns) === '' ? id : [rdns, name, image].join('\n'),
  };
}

/** Pauses between looks for a wallet that puts itself at `window.ethereum` late and says nothing; 15 s together. */
const restsMs = [250, 500, 1_000, 2_000, 4_000, 7_250];

const isAlike = (a: InjectedWallet, b: InjectedWallet | undefined) =>
  a.id === b?.id && a.provider === b.provider;

/**
 * Asks the browser's wallets to announce themselves (EIP-6963) and reports every resulting list, however late one comes. Wallets that
 * are only at `window.ethereum` are listed while no other one has announced itself.
 * @returns a function that stops listening
 */
export function discoverWallets(
  onChange: (wallets: readonly InjectedWallet[]) => void,
  page: WalletWindow = window as WalletWindow,
): () => void {
  const announced: Announced[] = [];
  let reported: readonly InjectedWallet[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const wallets = announced.length > 0 ? announced.map(({ wallet }) => wallet) : readOlderWallets(page);
    const isSame =
      wallets.length === reported.length && wallets.every((each, index) => isAlike(each, reported[index]));
    if (isSame) return;
    reported = wallets;
    onChange(wallets);
  };
  const onAnnounce = (event: Event) => {
    const found = parseAnnouncement((event as CustomEvent<unknown>).detail);
    const isKnown = announced.some(
      ({ wallet, identity }) =>
        wallet.id === found?.wallet.id ||
        wallet.provider === found?.wallet.provider ||
        identity === found?.identity,
    );
    if (!found || isKnown) return;
    announced.push(found);
    report();
  };
  const lookLater = (looks: number) => {
    if (looks === restsMs.length) return;
    timer = setTimeout(() => {
      report();
      if (reported.length === 0) lookLater(looks + 1);
    }, restsMs[looks]);
  };
  page.addEventListener('eip6963:announceProvider', onAnnounce);
  page.addEventListener('ethereum#initialized', report);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  report();
  if (reported.length === 0) lookLater(0);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('eip6963:announceProvider', onAnnounce);
    page.removeEventListener('ethereum#initialized', report);
  };
}
