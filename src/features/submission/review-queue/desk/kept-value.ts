import { useState } from 'react';
import { tabStorage } from '#lib/device-storage.ts';

/** Nobody at the desk loses what they typed: kept for the tab, so that it is gone with it. */
const prefix = 'desk.';

/** What was kept under a key, or what is there without it. */
export function readKept<Value>(key: string, fallback: Value): Value {
  const stored = tabStorage.readJson(prefix + key);
  return stored === undefined ? fallback : (stored as Value);
}

/** Where storage is full or forbidden, the value lives as long as what shows it. */
export function keepValue(key: string, value: unknown): void {
  tabStorage.write(prefix + key, JSON.stringify(value));
}

/** Forgets everything that was kept under keys that begin so. */
export function forgetKept(start: string): void {
  tabStorage.removeAll(prefix + start);
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
