import { deviceStorage, tabStorage } from '#lib/device-storage.ts';
import { findText } from '#lib/secrets/find-text.ts';
import { mayHoldSecret } from '#lib/secrets/may-hold-secret.ts';
import { keptOwner } from './kept-owner.ts';

/*
 * What a person typed at the desk and did not send yet, on this device. A text belongs to the account that typed it: another person at the
 * same device does not see it. Never kept: passwords, codes, tokens and other secrets, and a text with a recovery phrase or a private key.
 */

/** The version that a text was written about, as its form calls it; null where there is none. */
export type Seen = string | number | null;

/** What is stored under a key. */
export interface Kept<Values> {
  seen: Seen;
  values: Values;
  /** When it was typed. RFC 3339, UTC. */
  at: string;
}

/** Names a form: what it is about, and which of its forms. */
export interface KeptPlace {
  resource: string;
  /** `new` for what is not stored yet. */
  id: string | number;
  part: string;
}

const prefix = 'desk.kept.';
/** A text that was not sent in this time is deleted. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** What the device has no room for, or must not store, lives as long as the page. */
const unstored = new Map<string, Kept<unknown>>();

export const keptPath = ({ resource, id, part }: KeptPlace): string => `${resource}.${id}.${part}`;

/** Undefined while no one is signed in. */
function keyOf(path: string): string | undefined {
  const account = keptOwner();
  return account === undefined ? undefined : `${prefix}${account}.${path}`;
}

const isKept = (stored: unknown): stored is Kept<unknown> =>
  typeof stored === 'object' && stored !== null && 'values' in stored && 'seen' in stored && 'at' in stored;

/** Undefined where nothing is stored, or nothing that an hour of the last 30 days explains. */
function readFresh(key: string): Kept<unknown> | undefined {
  const stored = deviceStorage.readJson(key);
  return isKept(stored) && Date.now() - Date.parse(String(stored.at)) < keptMs ? stored : undefined;
}

/** @param path see `keptPath` @returns undefined where the account has kept nothing, and while no one is signed in */
export function readKept<Values>(path: string): Kept<Values> | undefined {
  const key = keyOf(path);
  if (key === undefined) return undefined;
  return (unstored.get(key) ?? readFresh(key)) as Kept<Values> | undefined;
}

let holdsSecret: ((text: string) => boolean) | undefined;

/** Loads the word lists, which only a text that could be a recovery phrase needs. */
async function loadWords(): Promise<void> {
  ({ holdsSecret } = await import('#lib/secrets/holds-secret.ts'));
}

/** Whether a recovery phrase or a private key is in what was typed; undefined while the word lists are not there. */
function hasSecret(values: unknown): boolean | undefined {
  if (findText(values, mayHoldSecret) === undefined) return false;
  return holdsSecret && findText(values, holdsSecret) !== undefined;
}

function store(key: string, kept: Kept<unknown>): void {
  const isSecret = hasSecret(kept.values);
  if (isSecret === false && deviceStorage.write(key, JSON.stringify(kept)) === null) {
    unstored.delete(key);
    return;
  }
  unstored.set(key, kept);
  if (isSecret === undefined)
    // Without the lists it lives as long as the page.
    loadWords().then(
      () => unstored.get(key) === kept && store(key, kept),
      () => undefined,
    );
  // An earlier text that is stored must not come back after a reload as if it were the last one.
  else deviceStorage.remove(key);
}

/** Keeps what is typed; nothing while no one is signed in. */
export function writeKept(path: string, { values, seen = null }: { values: unknown; seen?: Seen }): void {
  const key = keyOf(path);
  if (key !== undefined) store(key, { seen, values, at: new Date().toISOString() });
}

/** Forgets what the account kept under one path. */
export function forgetKept(path: string): void {
  const key = keyOf(path);
  if (key === undefined) return;
  unstored.delete(key);
  deviceStorage.remove(key);
}

/** Forgets everything that the account kept under paths that begin so. */
export function forgetAllKept(start: string): void {
  const begin = keyOf(start);
  if (begin === undefined) return;
  for (const key of unstored.keys()) if (key.startsWith(begin)) unstored.delete(key);
  deviceStorage.removeAll(begin);
}

/** Deletes what is too old, of all accounts, and what an earlier desk kept without saying whose it is. */
export function forgetOldKept(): void {
  for (const key of deviceStorage.keys(prefix)) if (!readFresh(key)) deviceStorage.remove(key);
  deviceStorage.removeAll('desk.content.');
  for (const start of ['desk.submission.', 'desk.note.']) tabStorage.removeAll(start);
}
