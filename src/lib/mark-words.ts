import { diffWordsWithSpace } from 'diff';

/** A piece of a text; `changed` pieces are what differs within it. */
export interface DiffPart {
  text: string;
  changed: boolean;
}

/** Beyond this a text is shown as changed whole: nobody reads thousands of marks. */
const maxEditLength = 400;

/** What differs between two texts, word by word. @returns the parts of the first and of the second */
export function markWords(before: string, after: string): [DiffPart[], DiffPart[]] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength });
  if (!changes) return [[{ text: before, changed: true }], [{ text: after, changed: true }]];
  const side = (skipped: 'added' | 'removed') => {
    const shown = changes.filter((change) => !change[skipped]);
    const parts: DiffPart[] = [];
    for (const [index, { value, added, removed }] of shown.entries()) {
      // A space between two changed words belongs to them.
      const next = shown[index + 1];
      const joins = value.trim() === '' && parts.at(-1)?.changed && (next?.added || next?.removed);
      const changed = added || removed || Boolean(joins);
      const last = parts.at(-1);
      if (last?.changed === changed) last.text += value;
      else parts.push({ text: value, changed });
    }
    return parts;
  };
  return [side('added'), side('removed')];
}
