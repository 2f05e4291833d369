import type { Eip1193Provider, InjectedWallet } from '../model/injected-wallet.ts';

const longestName = 60;

function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function'
  );
}

/** Parses an announcement; anything else is ignored, because any script of the page may send such events. */
function parseAnnouncement(detail: unknown): InjectedWallet | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { info, provider } = detail as { info?: Record<string, unknown>; provider?: unknown };
  if (!isProvider(provider) || typeof info !== 'object' || info === null) return undefined;
  if (typeof info['uuid'] !== 'string' || typeof info['name'] !== 'string') return undefined;
  const icon = info['icon'];
  return {
    id: info['uuid'],
    name: info['name'].slice(0, longestName),
    icon: typeof icon === 'string' && icon.startsWith('data:image/') ? icon : null,
    provider,
  };
}

/**
 * Asks the browser's wallets to announce themselves (EIP-6963) and reports every resulting list. A wallet
 * that is only at `window.ethereum` is listed when no other one announced itself.
 * @returns a function that stops listening
 */
export function discoverWallets(onChange: (wallets: readonly InjectedWallet[]) => void): () => void {
  const found = new Map<string, InjectedWallet>();
  const legacy = (window as { ethereum?: unknown }).ethereum;
  const report = () => {
    const announced = [...found.values()];
    if (announced.length > 0) onChange(announced);
    else if (isProvider(legacy))
      onChange([{ id: 'window.ethereum', name: '', icon: null, provider: legacy }]);
  };
  const onAnnounce = (event: Event) => {
    const wallet = parseAnnouncement((event as CustomEvent<unknown>).detail);
    if (!wallet || found.has(wallet.id)) return;
    found.set(wallet.id, wallet);
    report();
  };
  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  report();
  return () => window.removeEventListener('eip6963:announceProvider', onAnnounce);
}
