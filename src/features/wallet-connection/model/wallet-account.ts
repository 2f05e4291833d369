import type { Eip1193Provider } from './injected-wallet.ts';

const addressPattern = /^0x[0-9a-f]{40}$/i;

function firstAddress(accounts: unknown): string | undefined {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' && addressPattern.test(first) ? first : undefined;
}

/**
 * Requests an account; the wallet asks the person. @returns undefined when it shares none @throws what the
 * wallet throws
 */
export async function requestAccount(provider: Eip1193Provider): Promise<string | undefined> {
  return firstAddress(await provider.request({ method: 'eth_requestAccounts' }));
}

/** The account that the wallet shares already, without asking the person. Never throws. */
export async function findAccount(provider: Eip1193Provider): Promise<string | undefined> {
  try {
    return firstAddress(await provider.request({ method: 'eth_accounts' }));
  } catch {
    return undefined;
  }
}
