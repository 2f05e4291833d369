import type { Locale } from '#i18n/locales.ts';

/** What a field that is the same in every language can hold. */
export type Fact = string | number | boolean;

/** What an editor writes: texts by language, and facts that are the same in all of them. JSON. */
export interface ContentBody {
  /** By language, then by the name of the field. A language may be absent or incomplete. */
  texts: Partial<Record<Locale, Record<string, string>>>;
  /** Languages whose texts are kept but not shown to visitors yet. */
  drafts: Locale[];
  facts: Record<string, Fact>;
}
