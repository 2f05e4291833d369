import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';

/** A submission that was sent from this browser. */
export interface KeptSubmission {
  /** Opens its status page. */
  reference: string;
  /** The reference that people see. */
  number: number;
  /** Name of the project, or of the person who applied. */
  title: string;
}

const key = 'sent-submissions';
const maxSubmissions = 50;
const referenceForm = /^[a-z2-7]{26}$/;

/** Storage can contain anything, and what is read becomes an address of this site. */
function parseKept(value: unknown): KeptSubmission[] {
  const { reference, number, title } = Object(value) as Record<string, unknown>;
  if (typeof reference !== 'string' || !referenceForm.test(reference)) return [];
  return typeof number === 'number' && typeof title === 'string' ? [{ reference, number, title }] : [];
}

function readKept(): KeptSubmission[] {
  const stored = deviceStorage.readJson(key);
  return Array.isArray(stored) ? stored.flatMap(parseKept) : [];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What was sent from this browser, latest first. Empty on the server, during hydration, and where the browser refuses storage: a list that
 * is gone with the page would promise too much.
 */
export function useKeptSubmissions(): readonly KeptSubmission[] {
  const text = useSyncExternalStore(
    subscribe,
    () => deviceStorage.read(key),
    () => null,
  );
  return useMemo(() => (text === null ? [] : readKept()), [text]);
}

/** Adds a submission as the latest, or makes it the latest when it is there. The list never leaves the browser. */
export function keepSubmission(sent: KeptSubmission): void {
  const others = readKept().filter(({ reference }) => reference !== sent.reference);
  deviceStorage.write(key, JSON.stringify([sent, ...others].slice(0, maxSubmissions)));
  for (const listener of listeners) listener();
}

/** Erases the list. */
export function forgetSubmissions(): void {
  deviceStorage.remove(key);
  for (const listener of listeners) listener();
}
