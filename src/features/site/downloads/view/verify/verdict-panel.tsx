import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { PublishedRelease } from '../../model/release.ts';
import type { CheckedFile, Verdict } from '../../model/verdict.ts';
import { usePlatformName } from '../platform-words.ts';
import { downloadPathOf } from './download-path.ts';
import { GenuineKeysFile, WithdrawnKeysFile } from './keys-file-advice.tsx';
import { VerifiedFacts } from './verified-facts.tsx';
import { StopAdvice } from './stop-advice.tsx';
import { WithdrawnAdvice } from './withdrawn-advice.tsx';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  verdict: Verdict;
  /** The file, where one was read. */
  file?: CheckedFile;
  /** The compared hash. */
  sha256?: string;
}

const looks: Record<Verdict['kind'], { icon: StatusIconKind; tone: 'ok' | 'stop' | 'plain' }> = {
  genuine: { icon: 'success', tone: 'ok' },
  withdrawn: { icon: 'error', tone: 'stop' },
  'genuine-keys-file': { icon: 'success', tone: 'ok' },
  'withdrawn-keys-file': { icon: 'error', tone: 'stop' },
  'unknown-file': { icon: 'error', tone: 'stop' },
  published: { icon: 'info', tone: 'plain' },
  unpublished: { icon: 'info', tone: 'plain' },
};

/** The result of a check, with a clear next step. */
export function VerdictPanel({ verdict, file, sha256 }: VerdictPanelProps) {
  const { icon, tone } = looks[verdict.kind];
  return (
    <div className={classNames(styles.panel, styles[tone])}>
      <StatusIcon kind={icon} className={styles.icon} />
      <div className={styles.text}>
        <h3>
          <VerdictTitle verdict={verdict} isFile={file !== undefined} />
        </h3>
        {file ? <p className={styles.file}>{file.name}</p> : null}
        <VerdictText verdict={verdict} file={file} />
        {sha256 ? <PlainHash sha256={sha256} /> : null}
      </div>
    </div>
  );
}

function VerdictText({ verdict, file }: { verdict: Verdict; file: CheckedFile | undefined }) {
  if (verdict.kind === 'genuine' || verdict.kind === 'published') return <PublishedFacts verdict={verdict} />;
  if (verdict.kind === 'withdrawn') return <WithdrawnAdvice verdict={verdict} />;
  if (verdict.kind === 'genuine-keys-file') return <GenuineKeysFile verdict={verdict} />;
  if (verdict.kind === 'withdrawn-keys-file') return <WithdrawnKeysFile verdict={verdict} />;
  if (verdict.kind === 'unpublished') return <UnknownNumber />;
  return <StopAdvice verdict={verdict} file={file} />;
}

/** A pasted hash says nothing about the visitor's file, so the text claims no more than that. */
function VerdictTitle({ verdict, isFile }: { verdict: Verdict; isFile: boolean }) {
  const platformName = usePlatformName();
  if (verdict.kind === 'genuine' || verdict.kind === 'genuine-keys-file') {
    if (isFile) return <Trans>Genuine. We published this file.</Trans>;
    return <Trans>A file that we published has this hash.</Trans>;
  }
  if (verdict.kind === 'unknown-file') {
    if (isFile) return <Trans>Stop. We did not publish this file.</Trans>;
    return <Trans>Stop. No file that we published has this hash.</Trans>;
  }
  if (verdict.kind === 'withdrawn') return <Trans>Stop. We withdrew this version.</Trans>;
  if (verdict.kind === 'withdrawn-keys-file') return <Trans>Stop. We withdrew this file.</Trans>;
  if (verdict.kind === 'published') return <Trans>This version was published.</Trans>;
  const [platform, version] = [platformName(verdict.platform), verdict.version];
  return (
    <Trans>
      We have not published a version {version} for {platform}.
    </Trans>
  );
}

function PublishedFacts({ verdict }: { verdict: Extract<Verdict, { kind: 'genuine' | 'published' }> }) {
  const href = useHref();
  const { release, latest } = verdict;
  const latestVersion = latest.version;
  return (
    <>
      <VerifiedFacts release={release} />
      {verdict.kind === 'published' ? <NumberNote release={release} /> : null}
      {latest.version === release.version ? null : (
        <Note tone="caution" title={<Trans>This is not the latest version.</Trans>}>
          <Trans>Version {latestVersion} is out, with fixes that this one lacks.</Trans>
          <SentenceGap />
          <TextLink size="small" href={href(downloadPathOf(release.platform))} iconEnd="arrow-right">
            <Trans>Get the latest version</Trans>
          </TextLink>
        </Note>
      )}
    </>
  );
}

/** Most are slips of the pen, some are announcements, and a few are other apps. */
function UnknownNumber() {
  return (
    <p>
      <Trans>
        Read the number in the app again. If it is the same, the app may not be ours: do not enter a recovery
        phrase in it before you have verified its file on this page.
      </Trans>
    </p>
  );
}

/** Anyone can write a version number; only the hash proves that a copy is genuine. */
function NumberNote({ release: { file, further = [] } }: { release: PublishedRelease }) {
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
      {further.map((each) => (
        <PlainHash key={each.name} sha256={each.sha256} name={each.name} />
      ))}
    </>
  );
}

/** @param name of the file, where the text does not say it */
function PlainHash({ sha256, name = 'SHA-256' }: { sha256: string; name?: string }) {
  return (
    <p className={styles.hash}>
      <small>{name}</small>
      <code>{sha256}</code>
    </p>
  );
}
