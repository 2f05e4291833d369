/** The longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const emailMaxCharacters = 254;

/** Loose on purpose (specification §5), but nothing that a mail header would read as a second address. */
const form = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

export function isEmail(text: string): boolean {
  return form.test(text);
}
