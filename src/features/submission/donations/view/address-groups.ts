/** An address split for comparison: the ends, which people look at, and the middle. */
export interface AddressGroups {
  first: string;
  middle: string;
  last: string;
}

const groupLength = 4;
/** Groups of four that are emphasized at each end. */
const endGroups = 2;

/** Splits `0x…` into groups of four, with `0x` in the first: `0x7a3F 91b2`, `04Ee …`, `A0f1 c91E`. */
export function addressGroups(address: string): AddressGroups {
  const prefix = address.startsWith('0x') ? '0x' : '';
  const groups = address.slice(prefix.length).match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? [];
  if (groups.length <= endGroups * 2) return { first: prefix + groups.join(' '), middle: '', last: '' };
  return {
    first: prefix + groups.slice(0, endGroups).join(' '),
    middle: groups.slice(endGroups, -endGroups).join(' '),
    last: groups.slice(-endGroups).join(' '),
  };
}

/** First 8 and last 8 characters (specification §9). */
export function shortAddress(address: string): string {
  return address.length <= 17 ? address : `${address.slice(0, 8)}…${address.slice(-8)}`;
}
