/** What the catalogue lists. */
export const listedKinds = ['dapp', 'token', 'nft'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** Why an item was taken out of the catalogue; visitors read it, in their language. */
export const delistingReasons = [
  /** Someone else controls its site or its contracts. */
  'compromised',
  'fraud',
  'closed',
  'unreachable',
  /** It no longer meets the listing requirements. */
  'requirements',
  /** The project team asked for it. */
  'request',
] as const;
export type DelistingReason = (typeof delistingReasons)[number];

/** A DApp that was listed once, in one language: what its page says. */
export interface DelistedDapp {
  hid: number;
  title: string;
  reason: DelistingReason;
  /** YYYY-MM-DD */
  day: string;
}

/** Is it dangerous to visit the site, or to leave approvals with its contracts? */
export function isDangerous(reason: DelistingReason): boolean {
  return reason === 'compromised' || reason === 'fraud';
}
