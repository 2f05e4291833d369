import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PublishedRelease, Release } from '../model/release.ts';
import type { WithdrawalReason } from '../model/withdrawal.ts';
import type { ReleaseRow } from './read-releases.ts';

/** A release without its notes. A row without a hash has no file to check: a store delivers it. */
export function presentPublished(row: ReleaseRow): PublishedRelease {
  const { platform, version, released, further, withdrawn_time, withdrawn_reason } = row;
  return {
    platform,
    version,
    released,
    file:
      row.sha256 === ''
        ? null
        : { name: row.file_name, sizeBytes: Number(row.size_bytes), sha256: row.sha256.toLowerCase() },
    ...(further.length > 0 && { further }),
    ...(withdrawn_time !== null && {
      withdrawal: { day: withdrawn_time.slice(0, 10), reason: withdrawn_reason as WithdrawalReason },
    }),
  };
}

/** A release in one language. */
export function presentRelease(row: ReleaseRow, locale: Locale): Release {
  const notes = JSON.parse(row.notes) as Partial<Record<string, string>>;
  const notesLang = otherLanguageOf(notes, locale);
  return {
    ...presentPublished(row),
    notes: chooseText(notes, locale) ?? '',
    ...(notesLang === undefined ? {} : { notesLang }),
  };
}
