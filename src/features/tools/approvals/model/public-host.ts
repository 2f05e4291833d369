/** Names that mean something inside one machine or network only. */
const ownNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * The name by which people know the host of an address, without its port.
 * @returns null for a number and for a name without meaning to a visitor, such as `127.0.0.1` or `node`
 */
export function publicHost(url: string): string | null {
  const { hostname } = new URL(url);
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return isNumber || !hostname.includes('.') || ownNames.test(hostname) ? null : hostname;
}
