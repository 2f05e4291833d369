import type { Hex } from 'viem';

/** Where a token is traded: one pair of a known exchange, with what it costs to reach it. Addresses in small letters. */
export interface Market {
  exchange: string;
  token: Hex;
  pair: Hex;
  router: Hex;
  wrapped: Hex;
  /** From the wrapped coin to the token, over a quote where the pair is with one. */
  path: readonly Hex[];
}

/** What one call did. */
export interface Step {
  ok: boolean;
  /** What it reverted with, as plain text; empty where it worked or gave no reason. */
  reason: string;
}

/** A movement of tokens, measured where they should arrive. */
export interface Movement extends Step {
  sent: bigint;
  arrived: bigint;
}

/** A sale, measured by the wrapped coins that the seller gets: no token can lie about those. */
export interface Sale extends Movement {
  /** Seconds after the purchase's block. */
  afterSeconds: number;
}

/** Everything that one buyer tried. `sent` of a purchase or sale is what the exchange owes without a fee of the token. */
export interface BuyerRoute {
  purchase: Movement;
  /** Null where the purchase gave nothing that could be tried. */
  onward: {
    /** To another account. */
    transfer: Movement;
    /** To the pair, by the owner of the tokens and by the router: `transfer` and `transferFrom` are traps of their own. */
    direct: Movement;
    pulled: Movement;
    resale: Sale;
    /** More sales of the same buyer, the last one a month later. */
    later: readonly Sale[];
    /** The last of these as the only sale of its buyer; null where there was no need to look. */
    alone: Sale | null;
    /** A payment to the pair after that sale. */
    directThen: Movement | null;
  } | null;
}

/** Hundredths of a percent. */
const whole = 10_000n;
/** From here on a fee takes more than it leaves. */
const mostFee = 5_000;

/** Which share did not arrive, in hundredths of a percent, from 0 to 10,000. */
export function feeOf({ sent, arrived }: Pick<Movement, 'sent' | 'arrived'>): number {
  if (sent <= 0n || arrived >= sent) return 0;
  return Number(((sent - arrived) * whole + sent - 1n) / sent);
}

/** Whether something moved, and less than half of it arrived. */
export const takesMost = (movement: Movement): boolean => movement.ok && feeOf(movement) >= mostFee;

/** Whether someone who needs the tokens to move is left without them. */
export const fails = (movement: Movement): boolean => !movement.ok || takesMost(movement);
