import type { Entry } from '../model/content-entry.ts';
import { writeKept } from './kept-body.ts';
import { useKeptPart } from './kept-part.ts';
import type { Times } from './when-panel.tsx';

/** The dates of an entry as they are in its form: what is typed and not scheduled outlives leaving it, as its texts do. */
export function useKeptTimes(kindName: string, entry: Entry | undefined) {
  const kind = `${kindName}.times`;
  const stored: Times = { from: entry?.from ?? null, until: entry?.until ?? null };
  const kept = useKeptPart(kind, entry?.id, stored);
  return {
    ...kept,
    /** Once a new entry is stored. @param id undefined where nothing is left to keep */
    moveTo: (id: number | undefined) => {
      writeKept(kind, undefined, undefined);
      if (id !== undefined && kept.isChanged) writeKept(kind, id, { version: null, body: kept.part });
    },
  };
}
