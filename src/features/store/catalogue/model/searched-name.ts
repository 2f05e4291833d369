/** Characters; longer ones are sentences, addresses or keys. */
const longestName = 30;
const longestWord = 20;
const mostWords = 3;
/** More digits are a phone number, a hash or an amount. */
const mostDigits = 4;

/** Letters, digits, spaces and what names of projects also have; no dot, colon, slash or at sign. */
const name = /^[\p{L}\p{M}\p{N} '’&+-]+$/u;

/**
 * The name that a search may be for, as it is counted: in lower case, with single spaces. What could be an address, a key, a recovery
 * phrase, an email, a link or a sentence is none (decision 038).
 */
export function searchedName(key: string): string | undefined {
  const words = key.normalize('NFKC').trim().toLowerCase().split(/\s+/u);
  const text = words.join(' ');
  if (text.length < 2 || text.length > longestName || words.length > mostWords || !name.test(text))
    return undefined;
  if (words.some((word) => word.length > longestWord || word.startsWith('0x'))) return undefined;
  return (text.match(/\p{N}/gu)?.length ?? 0) > mostDigits ? undefined : text;
}
