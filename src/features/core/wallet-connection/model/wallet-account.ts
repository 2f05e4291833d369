import type { Eip1193Provider } from './injected-wallet.ts';

const addressPattern = /^0x[0-9a-f]{40}$/i;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && addressPattern.test(value);

/** The accounts in a wallet's answer, in lower case; the one in use comes first. */
export const readAccounts = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter(isAddress).map((account) => account.toLowerCase()) : [];

/**
 * Requests an account; the wallet asks the person. @returns undefined when it shares none @throws what the
 * wallet throws
 */
export async function requestAccount(provider: Eip1193Provider): Promise<string | undefined> {
  const answer = await provider.request({ method: 'eth_requestAccounts' });
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  return isAddress(first) ? first : undefined;
}
