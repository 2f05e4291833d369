/**
 * The mailbox behind an address, for counting: letter case and a `+` tag are ignored. Never used for
 * sending.
 */
export function recipientKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 0) return lower;
  const [mailbox = ''] = lower.slice(0, at).split('+');
  return `${mailbox || lower.slice(0, at)}${lower.slice(at)}`;
}
