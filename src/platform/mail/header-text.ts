/**
 * A text as one header line: control characters and line breaks of every kind would start another header,
 * bidirectional controls would reorder what a mailbox shows around it.
 * @param longest characters; longer texts end with …
 */
export function headerText(text: string, longest = Infinity): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    // A mailbox would decode anything like an encoded word (RFC 2047), line breaks included.
    .replaceAll('=?', '= ?')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
}

/** One address and nothing that a mail header or an SMTP command could read as more. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address);
}
