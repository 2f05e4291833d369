/** What counts as one sender, and as one network, when requests are limited. */
export interface AddressScope {
  /** A complete IPv4 address, an IPv6 address up to its /64: one household has that many. */
  address: string;
  /** The /24 or the /48 around it. */
  network: string;
}

/** The eight groups of an IPv6 address, or undefined for anything else. */
function groupsOf(address: string): number[] | undefined {
  const [head = '', tail, ...more] = address.toLowerCase().split('::');
  if (more.length > 0) return undefined;
  const parse = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number(`0x${group}`)));
  const [front, back] = [parse(head), parse(tail ?? '')];
  const missing = 8 - front.length - back.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...front, ...Array<number>(missing).fill(0), ...back];
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined;
}

const ipv4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})(\.\d{1,3})$/i;

/**
 * @param address as the connection or the proxy reports it, with or without a zone; anything that is not an
 * address is its own scope
 */
export function addressScope(address: string): AddressScope {
  const plain = address.split('%', 1)[0] ?? address;
  const [, network, host] = ipv4.exec(plain) ?? [];
  if (network !== undefined) return { address: `${network}${host}`, network: `${network}.0/24` };
  const groups = groupsOf(plain);
  if (!groups) return { address, network: address };
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':');
  return { address: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` };
}
