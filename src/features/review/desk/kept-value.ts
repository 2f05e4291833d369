import { useState } from 'react';

/** Nobody at the desk loses what they typed: kept for the tab, so that it is gone with it. */
const prefix = 'desk.';

/** What was kept under a key, or what is there without it. */
export function readKept<Value>(key: string, fallback: Value): Value {
  try {
    const stored = sessionStorage.getItem(prefix + key);
    return stored === null ? fallback : (JSON.parse(stored) as Value);
  } catch {
    return fallback;
  }
}

export function keepValue(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value lives as long as what shows it.
  }
}

/** Forgets everything that was kept under keys that begin so. */
export function forgetKept(start: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix + start)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

/** What belongs to one submission. */
export const keptKey = (submissionId: number, name: string) => `submission.${submissionId}.${name}`;

/** State that outlives a closed dialog and a reload of the tab. */
export function useKept<Value>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readKept(key, fallback));
  return [
    value,
    (next) => {
      setValue(next);
      keepValue(key, next);
    },
  ];
}
