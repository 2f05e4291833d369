/**
 * What can be wrong with an address:
 * `address` its form; `address-checksum` a character is mistyped; `address-test-network` it belongs to a test network;
 * `address-hex` it is the hexadecimal form of an address that people write otherwise on this network.
 */
export const addressIssues = ['address-checksum', 'address-test-network', 'address-hex', 'address'] as const;

/** Undefined when the form is right. */
export type AddressIssue = (typeof addressIssues)[number] | undefined;

/** How addresses of one kind look. */
export interface AddressFamily {
  issue(address: string): AddressIssue;
  /** One text for all ways of writing the same address; for addresses without an error. */
  canonical(address: string): string;
}

/** A family from a judge that may throw on anything malformed; written the same way by everybody unless said otherwise. */
export function family(
  judge: (address: string) => AddressIssue,
  canonical: (address: string) => string = (address) => address,
): AddressFamily {
  return {
    issue: (address) => {
      try {
        return judge(address);
      } catch {
        return 'address';
      }
    },
    canonical,
  };
}

/** A network that takes several forms. The most telling error wins: a mistyped character before a wrong form. */
export function either(...families: AddressFamily[]): AddressFamily {
  return {
    issue: (address) => {
      const issues = families.map(({ issue }) => issue(address));
      return issues.includes(undefined) ? undefined : addressIssues.find((issue) => issues.includes(issue));
    },
    canonical: (address) =>
      families.find(({ issue }) => issue(address) === undefined)?.canonical(address) ?? address,
  };
}
