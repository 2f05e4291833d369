import * as store from '#features/core/desk-kit/desk/kept/kept-store.ts';
import type { ContentBody } from '../model/content-body.ts';

/** What an editor typed and has not saved, on this device: a reload, a crash or a refused save loses nothing. */
export interface KeptBody<Body = ContentBody, Version = number> {
  /** The version that it was based on. */
  version: Version;
  body: Body;
  /** Of a form whose entry is not stored yet; see `NewEntry` of the server. */
  key?: string;
  /** When it was typed. RFC 3339, UTC. */
  at?: string;
}

type Id = number | string | undefined;

const pathOf = (kind: string, id: Id) =>
  store.keptPath({ resource: 'content', id: `${kind}.${id ?? 'new'}`, part: 'body' });

/** @returns undefined where the account has kept nothing */
export function readKept<Body = ContentBody, Version = number>(
  kind: string,
  id: Id,
): KeptBody<Body, Version> | undefined {
  const kept = store.readKept<KeptBody<Body, Version>>(pathOf(kind, id));
  return kept && { ...kept.values, at: kept.at };
}

/** @param kept undefined forgets it */
export function writeKept(
  kind: string,
  id: Id,
  kept: Omit<KeptBody<unknown, unknown>, 'at'> | undefined,
): void {
  if (kept) store.writeKept(pathOf(kind, id), { values: kept });
  else store.forgetKept(pathOf(kind, id));
}
