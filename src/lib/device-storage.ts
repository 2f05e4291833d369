/*
 * The only place that touches local and session storage (ESLint, `no-restricted-globals`). A browser that blocks cookies throws as soon as
 * the name is read, so an unguarded use anywhere takes down what surrounds it.
 */

/** Why something could not be stored. */
export type StorageProblem = 'no-room' | 'forbidden';

/** A storage of the browser that never throws. */
export interface DeviceStorage {
  /** Null where nothing is stored under the key, and where the browser refuses storage. */
  read(key: string): string | null;
  /** Whether the browser lets this site read what it stored; where it does not, nothing can be stored either. */
  isAllowed(): boolean;
  /** The value that was stored as JSON; undefined where there is none, where it is not JSON, or where the browser refuses storage. */
  readJson(key: string): unknown;
  /** @returns why it is not stored; null when it is */
  write(key: string, text: string): StorageProblem | null;
  remove(key: string): void;
  /** Those that begin so; none where the browser refuses storage. */
  keys(start: string): string[];
  /** Removes everything whose key begins so. */
  removeAll(start: string): void;
}

function problemOf(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'forbidden';
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** @param open names the storage; called for each use, because naming it can throw */
function guard(open: () => Storage): DeviceStorage {
  const read = (key: string) => attempt(() => open().getItem(key)) ?? null;
  const keys = (start: string) =>
    attempt(() => Object.keys(open()).filter((key) => key.startsWith(start))) ?? [];
  const remove = (key: string) => void attempt(() => open().removeItem(key));
  return {
    read,
    keys,
    remove,
    isAllowed: () => attempt(() => open().getItem('')) !== undefined,
    readJson(key) {
      const text = read(key);
      return text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    removeAll: (start) => {
      for (const key of keys(start)) remove(key);
    },
  };
}

/** Stays on the device, for all tabs. */
export const deviceStorage = guard(() => localStorage);
/** Is gone with the tab. */
export const tabStorage = guard(() => sessionStorage);
