/** First four bytes of keccak256("transfer(address,uint256)"). */
const transferSelector = 'a9059cbb';

function word(hex: string): string {
  return hex.padStart(64, '0');
}

/**
 * Call data of an ERC-20 `transfer`. Two fixed words, so the visitor's browser needs no library.
 * @param receiver 0x and 40 hex digits
 * @param amountUnits whole base units as decimal text
 */
export function encodeTransfer(receiver: string, amountUnits: string): string {
  if (!/^0x[0-9a-fA-F]{40}$/.test(receiver))
    throw new RangeError('The receiver is not an address of 20 bytes');
  if (!/^\d{1,78}$/.test(amountUnits)) throw new RangeError('The amount is not a whole number of base units');
  const amount = BigInt(amountUnits);
  if (amount >= 1n << 256n) throw new RangeError('The amount does not fit 256 bits');
  return `0x${transferSelector}${word(receiver.slice(2).toLowerCase())}${word(amount.toString(16))}`;
}
