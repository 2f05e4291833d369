import { plainSigns } from '#lib/plain-signs.ts';

export type Sha256Issue =
  | { code: 'empty' }
  /** Contains other characters than 0–9 and a–f. */
  | { code: 'not-hex' }
  /** Hex, but not 64 digits; `digits` is their number. */
  | { code: 'wrong-length'; digits: number };

export type ParsedSha256 = { ok: true; sha256: string } | { ok: false; issue: Sha256Issue };

/**
 * A separate word of 64 hex digits, as in the output of `sha256sum`, `shasum`, `openssl` and `Get-FileHash`.
 */
const wholeHash = /(?<![0-9a-z])[0-9a-f]{64}(?![0-9a-z])/gi;

/**
 * Parses a pasted SHA-256: ignores letter case, spaces, line breaks, colons and hyphens between the digits,
 * and a command's other output.
 */
export function parseSha256(typed: string): ParsedSha256 {
  const text = plainSigns(typed);
  const words = new Set((text.match(wholeHash) ?? []).map((word) => word.toLowerCase()));
  const [word] = words;
  if (word !== undefined && words.size === 1) return { ok: true, sha256: word };
  const digits = text
    .trim()
    .replace(/^sha-?2?-?256\s*[:=]/i, '')
    .replace(/[\s:-]/g, '')
    .toLowerCase();
  if (digits === '') return { ok: false, issue: { code: 'empty' } };
  if (!/^[0-9a-f]+$/.test(digits)) return { ok: false, issue: { code: 'not-hex' } };
  if (digits.length !== 64) return { ok: false, issue: { code: 'wrong-length', digits: digits.length } };
  return { ok: true, sha256: digits };
}
