import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../docs/desk-keys.md');

/** Shortcuts that every screen has. */
export const everywhere = ['Ctrl K', '?'];

/** `docs/desk-keys.md`: the shortcuts of each screen as its sheet names them, by the screen's path. */
export function readKeyTable(): Map<string, string[]> {
  const rows = readFileSync(file, 'utf8').matchAll(/^\|[^|]+\| `(\/[^`]*)` *\|([^|]*)\|$/gm);
  return new Map(
    [...rows].map(([, path = '', keys = '']) => [
      path,
      [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    ]),
  );
}
