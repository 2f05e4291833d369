import type { Eip1193Provider } from './injected-wallet.ts';
import { WalletObstacle } from './wallet-refusal.ts';

const patienceMs = 10_000;

/**
 * Asks a wallet for something that it answers without asking the person. A wallet that hangs must not hold the page.
 * @throws what the wallet throws; `silent` after ten seconds without an answer
 */
export async function askWallet(
  provider: Eip1193Provider,
  call: Parameters<Eip1193Provider['request']>[0],
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletObstacle('The wallet does not answer', 'silent')), patienceMs);
  });
  try {
    return await Promise.race([provider.request(call), silence]);
  } finally {
    clearTimeout(timer);
  }
}
