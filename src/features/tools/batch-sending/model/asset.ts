import type { Hex } from 'viem';

/** What is sent: the chain's own coin, or a token (ERC-20). */
export type Asset =
  | { kind: 'coin'; symbol: string; decimals: number }
  | { kind: 'token'; token: Hex; symbol: string; decimals: number };

/** Of the coins of all EVM chains. */
export const coinDecimals = 18;
