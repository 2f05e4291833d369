import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDayOfYear } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import { historyDays } from '../model/parts.ts';
import type { StatusDay, StatusPart } from '../model/status-report.ts';
import styles from './day-history.module.css';

/** What one day was, in words. */
function DayText({ day: { day: date, state, slow, disrupted } }: { day: StatusDay }) {
  const day = formatDayOfYear(date, useLocale());
  if (state === 'unknown') return <Trans>{day}: not known</Trans>;
  if (state === 'works') return <Trans>{day}: no disruption</Trans>;
  if (state === 'disrupted')
    return (
      <Trans>
        {day}: disrupted for <Plural value={disrupted} one="# minute" other="# minutes" />
      </Trans>
    );
  return (
    <Trans>
      {day}: slow for <Plural value={slow} one="# minute" other="# minutes" />
    </Trans>
  );
}

const hundredths = { style: 'percent', minimumFractionDigits: 2 } as const;

function Uptime({ percent }: { percent: number | null }) {
  const locale = useLocale();
  if (percent === null) return <Trans>Not measured yet</Trans>;
  const share = new Intl.NumberFormat(intlTag(locale), hundredths).format(percent / 100);
  return <Trans>{share} of the measured time without disruption</Trans>;
}

/** The days that were not as they should be, for those who cannot read them from a bar. */
function BadDays({ days }: { days: readonly StatusDay[] }) {
  if (days.length === 0) return null;
  return (
    <details className={styles.bad}>
      <summary>
        <Trans>Days that were slow or disrupted</Trans>
      </summary>
      <ul>
        {days.map((day) => (
          <li key={day.day} suppressHydrationWarning>
            <DayText day={day} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One bar per day; its shape says what its color says, and screen readers read its words as a list without tab stops. */
export function DayHistory({ part: { days, uptime_percent } }: { part: StatusPart }) {
  const { t } = useLingui();
  const count = historyDays;
  const bad = days.filter(({ state }) => state === 'slow' || state === 'disrupted').toReversed();
  return (
    <>
      <ol className={styles.days} aria-label={t`The last ${count} days`}>
        {days.map((day) => (
          <li key={day.day} className={styles.day} data-state={day.state}>
            <span className="vh" suppressHydrationWarning>
              <DayText day={day} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.scale}>
        <span>
          <Trans>{count} days ago</Trans>
        </span>
        <span className={styles.uptime} suppressHydrationWarning>
          <Uptime percent={uptime_percent} />
        </span>
        <span>
          <Trans>Today</Trans>
        </span>
      </p>
      <BadDays days={bad} />
    </>
  );
}
