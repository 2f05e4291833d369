import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import { isRecord } from '#lib/read-stored.ts';

/** The members of the API's schema, which the form does not carry; the compiler names one that is missing. */
const types: Readonly<Record<keyof PublicQuote, 'number' | 'string'>> = {
  id: 'number',
  amount: 'string',
  amount_units: 'string',
  symbol: 'string',
  network_name: 'string',
  network_short: 'string',
  chain_id: 'number',
  token_contract: 'string',
  token_decimals: 'number',
  receiving_address: 'string',
  eip681: 'string',
  explorer_placeholder: 'string',
};

/** The amount that a device has stored; null for anything else. */
export function readQuote(stored: unknown): PublicQuote | null {
  const isQuote =
    isRecord(stored) && Object.entries(types).every(([name, type]) => typeof stored[name] === type);
  // Each member has been looked at.
  return isQuote ? (stored as unknown as PublicQuote) : null;
}
