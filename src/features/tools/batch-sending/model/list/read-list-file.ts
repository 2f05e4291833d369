/** Enough for twenty times the longest list in ordinary use; more would only slow the page down. */
export const mostCharacters = 4_000_000;

/** How spreadsheets and text editors of Windows write what is not UTF-8. Null where the bytes show none of them. */
function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined)) return 'utf-16be';
  return null;
}

/** UTF-8, or Windows-1252, in which every file can be read; addresses and digits are the same in all encodings of Windows. */
function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file with a list, without a byte order mark. */
export function decodeList(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  return wide === null ? decodeNarrow(bytes) : new TextDecoder(wide).decode(bytes);
}

/** The text of a file; null where it is too large, because a list that is cut can end within an amount. */
export async function readListFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<string | null> {
  // Of a character a file has four bytes at most.
  if (file.size > 4 * mostCharacters) return null;
  const text = decodeList(new Uint8Array(await file.arrayBuffer()));
  return text.length > mostCharacters ? null : text;
}
