import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ByLocale, Notice } from './notice.ts';
import { arrangeNotices, stateOf } from './notice-state.ts';
import type { StatusNotice } from './status-notice.ts';

/** A text in the visitor's language, or the nearest one, which it then names. */
function inLanguage<Text extends object>(texts: ByLocale<Text>, locale: Locale): Text & { lang?: string } {
  const lang = otherLanguageOf(texts, locale);
  // English is required of every text.
  return { ...chooseText(texts, locale)!, ...(lang !== undefined && { lang }) };
}

/** What visitors are shown of the notices, in their order and language. */
export const presentNotices = (
  notices: readonly Notice[],
  { locale, now }: { locale: Locale; now: Date },
): StatusNotice[] =>
  arrangeNotices(notices, now).map((notice) => ({
    id: notice.id,
    kind: notice.kind,
    state: stateOf(notice, now),
    subjects: [...notice.subjects],
    ...inLanguage(notice.texts, locale),
    begin_time: notice.begin_time,
    planned_end_time: notice.planned_end_time,
    end_time: notice.end_time,
    updates: notice.updates.map(({ time, state, texts }) => ({ time, state, ...inLanguage(texts, locale) })),
  }));
