import type { Hex } from 'viem';
import type { Finding } from './check.ts';

/** What is compared with the catalogue: name and symbol as the contract says them, or null. */
export interface ComparedToken {
  network: string;
  address: Hex;
  name: string | null;
  symbol: string | null;
}

/** Port to what is listed: look-alikes, successor and listing state. The rooms are put together in `src/app`. */
export type CompareToken = (token: ComparedToken) => Promise<readonly Finding[]>;
