/** More decimals than the card has room for. */
const shownMax = 8;

/** An amount with as many decimals as the wallet will show, so that the field's meaning is seen. @param precision as typed */
export function sampleAmount(precision: string): string {
  const decimals = /^\d{1,2}$/.test(precision) ? Math.min(Number(precision), shownMax) : 2;
  return decimals === 0 ? '12' : `12.${'34567890'.slice(0, decimals)}`;
}
