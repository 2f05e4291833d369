import { useState } from 'react';
import * as store from '#features/core/desk-kit/desk/kept/kept-store.ts';

/*
 * What a reviewer typed about a submission, by single values: the fields of a decision come and go with what is chosen. Kept on this device
 * for the account that typed it; see `kept-store.ts`.
 */

/** What was kept under a key, or what is there without it. */
export function readKept<Value>(key: string, fallback: Value): Value {
  const kept = store.readKept<Value>(key);
  return kept ? kept.values : fallback;
}

export function keepValue(key: string, value: unknown): void {
  store.writeKept(key, { values: value });
}

/** Forgets everything that was kept under keys that begin so. */
export function forgetKept(start: string): void {
  store.forgetAllKept(start);
}

/** What belongs to one submission. */
export const keptKey = (submissionId: number, name: string) => `submission.${submissionId}.${name}`;

/** State that outlives a closed dialog, a reload and a lock. What is as it was without any typing is not kept. */
export function useKept<Value>(key: string, fallback: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readKept(key, fallback));
  return [
    value,
    (next) => {
      setValue(next);
      if (next === fallback) store.forgetKept(key);
      else keepValue(key, next);
    },
  ];
}
