import type { ListingDraft } from '../model/listing-draft.ts';
import type { ListingKind } from './listing-kind.ts';
import type { ListingNames } from './read-names.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Values = Readonly<Record<string, unknown>>;

/** What was sent as it was stored stays so, to the letter: an edit changes nothing that nobody has touched. */
function keepUntouched(sent: Values, stored: Values, cleaned: Values): Values {
  return Object.fromEntries(
    Object.entries(cleaned).map(([key, value]) => [
      key,
      isSame(sent[key], stored[key]) ? stored[key] : value,
    ]),
  );
}

/** The draft as it will be stored. */
export function cleanEdit(
  kind: ListingKind,
  { sent, before }: { sent: ListingDraft; before: ListingDraft },
  names: ListingNames,
): ListingDraft {
  const cleaned = kind.clean(sent, names);
  const texts = keepUntouched(sent.texts, before.texts, cleaned.texts);
  const values = { ...sent } as unknown as Values;
  const kept = keepUntouched(values, { ...before } as unknown as Values, { ...cleaned } as unknown as Values);
  // Each value has the type of its field: TypeScript does not follow that through a loop.
  return { ...kept, texts } as unknown as ListingDraft;
}
