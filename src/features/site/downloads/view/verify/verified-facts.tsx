import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { PublishedRelease } from '../../model/release.ts';
import { usePlatformName } from '../platform-words.ts';
import styles from './verified-facts.module.css';

/** Which release a check found. */
export function VerifiedFacts({ release }: { release: PublishedRelease }) {
  const platformName = usePlatformName();
  return (
    <Facts>
      <Fact name={<Trans>Platform</Trans>}>{platformName(release.platform)}</Fact>
      <Fact name={<Trans>Version</Trans>}>{release.version}</Fact>
      <Fact name={<Trans>Released</Trans>}>
        <Day day={release.released} />
      </Fact>
      {release.withdrawal ? (
        <Fact
          name={
            <Trans context="release" comment="Label of the day on which we withdrew a release">
              Withdrawn
            </Trans>
          }
        >
          <Day day={release.withdrawal.day} />
        </Fact>
      ) : null}
    </Facts>
  );
}

/** The frame of `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A day in the reader’s form. */
export function Day({ day }: { day: string }) {
  const locale = useLocale();
  return <time dateTime={day}>{formatDay(day, locale)}</time>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
