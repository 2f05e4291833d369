import type { ContentBody } from '../model/content-body.ts';

/** What an editor typed and has not saved, on this device: a reload, a crash or a refused save loses nothing. */
export interface KeptBody {
  /** The version that it was based on. */
  version: number;
  body: ContentBody;
}

const keyOf = (kind: string, id: number | undefined) => `desk.content.${kind}.${id ?? 'new'}`;

export function readKept(kind: string, id: number | undefined): KeptBody | undefined {
  try {
    const stored = localStorage.getItem(keyOf(kind, id));
    return stored === null ? undefined : (JSON.parse(stored) as KeptBody);
  } catch {
    return undefined;
  }
}

/** @param kept undefined forgets it */
export function writeKept(kind: string, id: number | undefined, kept: KeptBody | undefined): void {
  try {
    if (kept) localStorage.setItem(keyOf(kind, id), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(kind, id));
  } catch {
    // Storage is full or forbidden: the text lives as long as the form.
  }
}
