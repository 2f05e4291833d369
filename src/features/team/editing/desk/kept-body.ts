import { deviceStorage } from '#lib/device-storage.ts';
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
  return deviceStorage.readJson(keyOf(kind, id)) as KeptBody<Body, Version> | undefined;
}

/** @param kept undefined forgets it */
export function writeKept(kind: string, id: Id, kept: KeptBody<unknown, unknown> | undefined): void {
  // Where storage is full or forbidden, the text lives as long as the form.
  if (kept) deviceStorage.write(keyOf(kind, id), JSON.stringify(kept));
  else deviceStorage.remove(keyOf(kind, id));
}
