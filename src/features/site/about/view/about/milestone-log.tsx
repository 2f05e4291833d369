import { Trans } from '@lingui/react/macro';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { MilestoneYear, PresentedMilestone } from '../../model/milestone.ts';
import styles from './milestone-log.module.css';

/** The history, year by year; the milestones are numbered through. */
export function MilestoneLog({ years }: { years: readonly MilestoneYear[] }) {
  const href = useHref();
  return (
    <section className={styles.log} aria-labelledby="milestones">
      <div className="wrap">
        <SectionHead
          id="milestones"
          className={styles.head}
          title={
            <Trans>
              Our story <em>so far</em>
            </Trans>
          }
          lead={
            <Trans>
              We began with three chains on one phone. Today we support a hundred on five kinds of device.
            </Trans>
          }
        />
        <ol className={styles.years}>
          {years.map(({ year, milestones }) => (
            <li key={year}>
              <h3>{year}</h3>
              <ul>
                {milestones.map((milestone) => (
                  <Entry key={`${milestone.month} ${milestone.title}`} milestone={milestone} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p className={styles.ahead}>
          <TextLink href={href('/news')} iconEnd="arrow-right">
            <Trans>Read the latest news</Trans>
          </TextLink>
        </p>
      </div>
    </section>
  );
}

const monthName = (month: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlTag(locale), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

function Entry({ milestone }: { milestone: PresentedMilestone }) {
  const locale = useLocale();
  const { month, title, text, lang } = milestone;
  return (
    <li>
      <h4>
        <span lang={lang}>{title}</span> <time dateTime={month}>{monthName(month, locale)}</time>
      </h4>
      <p lang={lang}>{text}</p>
    </li>
  );
}
