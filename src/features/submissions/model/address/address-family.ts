/**
 * What can be wrong with an address:
 * `address` its form; `address-checksum` a character is mistyped; `address-test-network` it belongs to a test network;
 * `address-hex` it is the hexadecimal form of an address that people write otherwise on this network.
 */
export const addressFaults = ['address-checksum', 'address-test-network', 'address-hex', 'address'] as const;

/** Undefined when the form is right. */
export type AddressFault = (typeof addressFaults)[number] | undefined;

/** How addresses of one kind look. */
export interface AddressFamily {
  fault(address: string): AddressFault;
  /** One text for all ways of writing the same address; for addresses without a fault. */
  canonical(address: string): string;
}

/** A family from a judge that may throw on anything malformed; written the same way by everybody unless said otherwise. */
export function family(
  judge: (address: string) => AddressFault,
  canonical: (address: string) => string = (address) => address,
): AddressFamily {
  return {
    fault: (address) => {
      try {
        return judge(address);
      } catch {
        return 'address';
      }
    },
    canonical,
  };
}

/** A network that takes several forms. The most telling fault wins: a mistyped character before a wrong form. */
export function either(...families: AddressFamily[]): AddressFamily {
  return {
    fault: (address) => {
      const faults = families.map(({ fault }) => fault(address));
      return faults.includes(undefined) ? undefined : addressFaults.find((fault) => faults.includes(fault));
    },
    canonical: (address) =>
      families.find(({ fault }) => fault(address) === undefined)?.canonical(address) ?? address,
  };
}
