import { plainSigns } from '#lib/plain-signs.ts';

/** Parses a typed version: `3.8.0`, `v3.8.0`, `Version 3.8.0`. Undefined when it is invalid. */
export function parseVersion(text: string): string | undefined {
  return /^(?:v|version)?\s*(\d{1,6}(?:\.\d{1,6}){1,3})$/i.exec(plainSigns(text).trim())?.[1];
}
