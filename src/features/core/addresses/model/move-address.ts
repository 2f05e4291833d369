import { family, type AddressFamily } from './address-family.ts';

const identifier = '(?:[A-Za-z][A-Za-z0-9_]{0,127}|_[A-Za-z0-9_]{1,127})';

const padded = (address: string): string =>
  address.replace(/0x([0-9a-f]+)/gi, (_, digits: string) => `0x${digits.toLowerCase().padStart(64, '0')}`);

/**
 * A Move account or object: 32 bytes in hexadecimal, and the module and struct of a coin behind it. Tools leave out leading zeros, so a
 * few digits less are the same address; far fewer are a system's short address or a mistake.
 * @param shortDigits longest of the short addresses that the system's own packages have
 */
const move = (shortDigits: number): AddressFamily => {
  const hex = `0x(?!0+(?![0-9a-fA-F]))(?:[0-9a-fA-F]{60,64}|[0-9a-fA-F]{1,${shortDigits}})`;
  const path = `${hex}(?:::${identifier}){0,2}`;
  const form = new RegExp(`^${path}(?:<[\\w:<>, ]{1,300}>)?$`);
  return family((address) => {
    if (!form.test(address)) return 'address';
    // Type arguments belong to a struct.
    return address.includes('<') && !new RegExp(`^${hex}::${identifier}::${identifier}<`).test(address)
      ? 'address'
      : undefined;
  }, padded);
};

/** https://github.com/aptos-foundation/AIPs/blob/main/aips/aip-40.md: special addresses have one digit. */
export const aptos = move(1);
/** System packages have up to four digits, such as 0xdee9. */
export const sui = move(4);
