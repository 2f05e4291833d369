import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoment } from '#i18n/format-moment.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Interview } from '../../model/interview.ts';

/** Before the day and time of an interview. */
export const interviewTimeLabel = (i18n: I18n): string => i18n._(msg`Time of the interview`);

/** As the desk said it, with UTC beside it: a mail does not know the reader's time zone. */
export function writeInterview({ time, zone }: Interview, locale: Locale): string {
  const { local, utc } = formatMoment(time, locale, zone);
  return utc === null ? local : `${local} (${utc})`;
}
