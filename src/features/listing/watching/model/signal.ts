/** What a look found about a link, the most serious first. */
export const signalCodes = [
  /** A host on the way is on the operator's blocklist. */
  'blocklisted',
  /** The page loads a script from a host on the blocklist. */
  'blocklisted-script',
  /** It asks for a recovery phrase or a key, which it did not before. */
  'asks-for-phrase',
  /** It leads to another site. */
  'moved',
  /** Its text is another one, and does not name the item. */
  'content-changed',
  /** In simulated trades, buyers of the token could not sell it, or it took most of what they paid. */
  'token-check-stop',
  /** The contract no longer has code. */
  'contract-gone',
  /** A proxy runs another contract's code than before. */
  'proxy-upgraded',
  /** The contract's own code is another one. */
  'contract-changed',
  /** A reorganization of the chain has undone the payment of what is listed. */
  'payment-reversed',
  /** Its domain is parked or for sale. */
  'parked',
  /** Its certificate has another issuer and another key. */
  'certificate-changed',
  /** A host on the way resembles one that the blocklist protects. */
  'look-alike',
  /** Its item was restored, and nothing is known of what the link was before. */
  'nothing-to-compare',
  /** It has not answered for a day, or not after its item was restored. */
  'dead',
  /** A person withheld the link. */
  'withheld-by-hand',
] as const;
export type SignalCode = (typeof signalCodes)[number];

export interface Signal {
  code: SignalCode;
  /** What was there before; empty where there is nothing to compare with. */
  before: string;
  after: string;
}

/** Names a signal in the list of those that a person has dismissed. */
export const keyOfSignal = ({ code, after }: Signal): string => `${code} ${after}`;
