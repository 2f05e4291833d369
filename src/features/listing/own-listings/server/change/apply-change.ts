import type { ListingDraft, ListingTexts } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { Locale } from '#i18n/locales.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A value that was changed is the wanted one, every other one stays as it is now. */
function mergeValues<Draft extends object>(
  now: Draft,
  { base, wanted }: { base: Readonly<Record<string, unknown>>; wanted: object },
): Draft {
  const changed = Object.entries(wanted).filter(([key, value]) => !isSame(value, base[key]));
  // Each value has the type of its field: TypeScript does not follow that through a loop.
  return { ...now, ...Object.fromEntries(changed) };
}

function mergeTexts(now: ListingTexts, { base, wanted }: { base: ListingTexts; wanted: ListingTexts }) {
  const locales = Object.keys(wanted) as Locale[];
  const merged = locales.map((locale) => {
    const sides = { base: base[locale] ?? {}, wanted: wanted[locale] ?? {} };
    return [locale, mergeValues(now[locale] ?? {}, sides)];
  });
  return { ...now, ...Object.fromEntries(merged) };
}

/**
 * The item as it is now, with what a team wants to have changed of it: what the team left as it was when it asked stays as it is now,
 * so that no edit of the desk is undone by a form that was opened before it.
 */
export function applyChange(
  now: ListingDraft,
  { base, wanted }: { base: ListingDraft; wanted: ListingDraft },
): ListingDraft {
  const texts = mergeTexts(now.texts, { base: base.texts, wanted: wanted.texts });
  return { ...mergeValues(now, { base, wanted }), texts };
}
