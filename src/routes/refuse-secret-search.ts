import { holdsSecret } from '#lib/secrets/holds-secret.ts';
import type { Loaded } from './loader.ts';

/** In the address of a page of results: the words that were sent are not repeated. */
const refusedSearch = { name: 'result', value: 'secret' } as const;

/**
 * Leads to the same page without the words, where they hold a recovery phrase or a private key: they leave the address and the history.
 * With JavaScript they are not even sent.
 * @param path of the page with its language
 */
export function refuseSecretSearch(
  query: URLSearchParams,
  path: string,
): Extract<Loaded<never>, { kind: 'redirect' }> | undefined {
  if (!holdsSecret(query.get('key') ?? '')) return undefined;
  return { kind: 'redirect', to: `${path}?${refusedSearch.name}=${refusedSearch.value}`, status: 302 };
}

/** Whether the page was led to by such words. */
export const isRefusedSearch = (query: URLSearchParams): boolean =>
  query.get(refusedSearch.name) === refusedSearch.value;
