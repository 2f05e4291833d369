import { keyOf, type CatalogueEntry } from './read-catalogue.ts';
import { textWidth } from './text-width.ts';

/**
 * Translations that are wider than their place.
 * @param tight room of the messages in narrow places (list-tight-messages.ts)
 */
export function listOverLong(
  entries: readonly CatalogueEntry[],
  tight: ReadonlyMap<string, number>,
  locale: string,
): string[] {
  return entries.flatMap((entry) => {
    const room = tight.get(keyOf(entry));
    const width = textWidth(entry.translation);
    return room === undefined || width <= room
      ? []
      : [
          `${locale}: ${entry.catalogue}: “${keyOf(entry)}” is ${width} wide, its place ${room}: “${entry.translation}”`,
        ];
  });
}
