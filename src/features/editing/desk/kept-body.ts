import type { ContentBody } from '../model/content-body.ts';

/** What an editor typed and has not saved, on this device: a reload, a crash or a refused save loses nothing. */
export interface KeptBody<Body = ContentBody, Version = number> {
  /** The version that it was based on. */
  version: Version;
  body: Body;
  /** Of a form whose entry is not stored yet; see `NewEntry` of the server. */
  key?: string;
}

type Id = number | string | undefined;

const keyOf = (kind: string, id: Id) => `desk.content.${kind}.${id ?? 'new'}`;

/** @returns undefined where nothing is kept */
export function readKept<Body = ContentBody, Version = number>(
  kind: string,
  id: Id,
): KeptBody<Body, Version> | undefined {
  try {
    const stored = localStorage.getItem(keyOf(kind, id));
    return stored === null ? undefined : (JSON.parse(stored) as KeptBody<Body, Version>);
  } catch {
    return undefined;
  }
}

/** @param kept undefined forgets it */
export function writeKept(kind: string, id: Id, kept: KeptBody<unknown, unknown> | undefined): void {
  try {
    if (kept) localStorage.setItem(keyOf(kind, id), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(kind, id));
  } catch {
    // Storage is full or forbidden: the text lives as long as the form.
  }
}
