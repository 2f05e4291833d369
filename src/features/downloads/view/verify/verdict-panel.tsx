import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { formatDay } from '#i18n/format-day.ts';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { PublishedRelease } from '../../model/release.ts';
import type { CheckedFile, Verdict } from '../../model/verdict.ts';
import { usePlatformName } from '../platform-words.ts';
import { downloadPathOf } from './download-path.ts';
import { StopAdvice } from './stop-advice.tsx';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  verdict: Verdict;
  /** The file, where one was read. */
  file?: CheckedFile;
  /** The compared hash. */
  sha256?: string;
}

const looks: Record<Verdict['kind'], { buoy: StatusIconKind; tone: 'ok' | 'stop' | 'plain' }> = {
  genuine: { buoy: 'success', tone: 'ok' },
  'unknown-file': { buoy: 'error', tone: 'stop' },
  published: { buoy: 'info', tone: 'plain' },
  unpublished: { buoy: 'error', tone: 'stop' },
};

/** The result of a check, with a clear next step. */
export function VerdictPanel({ verdict, file, sha256 }: VerdictPanelProps) {
  const { buoy, tone } = looks[verdict.kind];
  return (
    <div className={classNames(styles.panel, styles[tone])}>
      <StatusIcon kind={buoy} className={styles.buoy} />
      <div className={styles.text}>
        <h3>
          <VerdictTitle verdict={verdict} isFile={file !== undefined} />
        </h3>
        {file ? <p className={styles.file}>{file.name}</p> : null}
        {verdict.kind === 'genuine' || verdict.kind === 'published' ? (
          <PublishedFacts verdict={verdict} />
        ) : (
          <StopAdvice verdict={verdict} file={file} />
        )}
        {sha256 ? <PlainHash sha256={sha256} /> : null}
      </div>
    </div>
  );
}

/** A pasted hash says nothing about the visitor's file, so the text claims no more than that. */
function VerdictTitle({ verdict, isFile }: { verdict: Verdict; isFile: boolean }) {
  const platformName = usePlatformName();
  if (verdict.kind === 'genuine') {
    if (isFile) return <Trans>Genuine. We published this file.</Trans>;
    return <Trans>A file that we published has this hash.</Trans>;
  }
  if (verdict.kind === 'unknown-file') {
    if (isFile) return <Trans>Stop. We did not publish this file.</Trans>;
    return <Trans>Stop. No file that we published has this hash.</Trans>;
  }
  if (verdict.kind === 'published') return <Trans>This version was published.</Trans>;
  const [platform, version] = [platformName(verdict.platform), verdict.version];
  return (
    <Trans>
      Stop. There is no version {version} for {platform}.
    </Trans>
  );
}

function PublishedFacts({ verdict }: { verdict: Extract<Verdict, { release: PublishedRelease }> }) {
  const locale = useLocale();
  const href = useHref();
  const platformName = usePlatformName();
  const { release, newest } = verdict;
  const newestVersion = newest.version;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={<Trans>Platform</Trans>}>{platformName(release.platform)}</Fact>
        <Fact name={<Trans>Version</Trans>}>{release.version}</Fact>
        <Fact name={<Trans>Released</Trans>}>
          <time dateTime={release.released}>{formatDay(release.released, locale)}</time>
        </Fact>
      </dl>
      {verdict.kind === 'published' ? <NumberNote release={release} /> : null}
      {newest.version === release.version ? null : (
        <Note tone="caution" title={<Trans>This is not the latest version.</Trans>}>
          <Trans>Version {newestVersion} is out, with fixes that this one lacks.</Trans>
          <SentenceGap />
          <TextLink size="small" href={href(downloadPathOf(release.platform))} iconEnd="arrow-right">
            <Trans>Get the latest version</Trans>
          </TextLink>
        </Note>
      )}
    </>
  );
}

/** Anyone can write a version number; only the hash proves that a copy is genuine. */
function NumberNote({ release: { file } }: { release: PublishedRelease }) {
  if (!file) {
    return (
      <p>
        <Trans>The App Store delivers and verifies this version, so there is no file to compare.</Trans>
      </p>
    );
  }
  const { name } = file;
  return (
    <>
      <p>
        <Trans>
          A version number alone proves nothing: a fake app shows the same one. {name} has this SHA-256:
        </Trans>
      </p>
      <PlainHash sha256={file.sha256} />
    </>
  );
}

function PlainHash({ sha256 }: { sha256: string }) {
  return (
    <p className={styles.hash}>
      <small>SHA-256</small>
      <code>{sha256}</code>
    </p>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
