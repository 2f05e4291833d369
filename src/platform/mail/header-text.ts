/**
 * A text as one line of a header: control characters and line breaks of every kind would begin another header, bidirectional
 * controls would reorder what a mailbox shows around it.
 * @param longest characters; what is longer ends with …
 */
export function headerText(text: string, longest = Infinity): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    // What looks like an encoded word (RFC 2047) would be decoded by the mailbox, line breaks and all.
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
