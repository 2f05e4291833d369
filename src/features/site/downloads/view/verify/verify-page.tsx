import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/icon/icon.tsx';
import { Note } from '#ui/note/note.tsx';
import type { PublishedFiles } from '../../model/keys-file.ts';
import { ObjectHero, type QuayChart } from '#ui/object-hero/object-hero.tsx';
import { SectionBoundary, Sections } from '#ui/section-boundary/section-boundary.tsx';
import { DownloadHero } from '../download-hero.tsx';
import { ByHand } from './by-hand.tsx';
import { FileCheck } from './file-check.tsx';
import quayUrl from './file-quay.svg?url&no-inline';
import { HashCheck } from './hash-check.tsx';
import { PublishedTable } from './published-table.tsx';
import { VersionCheck } from './version-check.tsx';
import styles from './verify-page.module.css';

export type VerifyData = PublishedFiles;

const chartSeed = 40;

/** The file, and beside it the digits of its hash. */
const chart: QuayChart = {
  url: quayUrl,
  width: 1760,
  height: 1000,
};

const words = {
  title: (
    <Trans>
      Genuine, or <em>adrift?</em>
    </Trans>
  ),
  lead: <Trans>Before you open your download, compare it with the releases we published.</Trans>,
};

function Privacy() {
  return (
    <p className={styles.promise}>
      <Icon name="shield-check" size={20} />
      <Trans>Everything happens on this device. Nothing is uploaded.</Trans>
    </p>
  );
}

/** Nothing was published yet. */
function Nothing() {
  return (
    <>
      <DownloadHero seed={chartSeed} {...words}>
        <Privacy />
      </DownloadHero>
      <div className={`wrap ${styles.nothing}`}>
        <Note tone="info" title={<Trans>There is nothing to compare with yet.</Trans>}>
          <Trans>The list of published files is empty. Do not trust a file that claims to be ours.</Trans>
        </Note>
      </div>
    </>
  );
}

/** Verification of a download by file, hash or version; and the list of all published files. */
export function VerifyPage({ data }: { data: VerifyData }) {
  const { releases, keysFiles } = data;
  const file = releases.find((release) => release.file !== null)?.file ?? keysFiles[0];
  if (!file) return <Nothing />;
  return (
    <Sections>
      <ObjectHero
        isNarrow
        {...words}
        chart={chart}
        object={
          <SectionBoundary>
            <FileCheck published={data} sample={file.sha256} />
          </SectionBoundary>
        }
        objectClass={styles.object}
      >
        <Privacy />
      </ObjectHero>
      <Checks published={data} />
      <Yourself fileName={file.name} />
      <Published published={data} />
    </Sections>
  );
}

function Checks({ published }: { published: VerifyData }) {
  const { releases } = published;
  return (
    <div className={`wrap ${styles.checks}`}>
      {releases.length === 0 ? (
        <Note tone="info" title={<Trans>No app is published yet.</Trans>}>
          <Trans>Do not trust an app that claims to be ours.</Trans>
        </Note>
      ) : null}
      <noscript>
        <Note tone="info" title={<Trans>Verification needs JavaScript.</Trans>}>
          <Trans>Without it, compute the hash yourself and look it up in the list below.</Trans>
        </Note>
      </noscript>
      <div className={styles.tools}>
        <Sections>
          <HashCheck published={published} />
          {releases.length > 0 ? <VersionCheck releases={releases} /> : null}
        </Sections>
      </div>
    </div>
  );
}

function Yourself({ fileName }: { fileName: string }) {
  return (
    <section className={styles.byHand} aria-labelledby="by-hand">
      <div className={`wrap ${styles.byHandLayout}`}>
        <div>
          <h2 id="by-hand">
            <Trans>Verify it yourself</Trans>
          </h2>
          <p className="lead">
            <Trans>
              One line in a terminal gives the same 64 characters. Compare all of them, not only the first
              few.
            </Trans>
          </p>
        </div>
        <ByHand fileName={fileName} />
      </div>
    </section>
  );
}

function Published({ published }: { published: VerifyData }) {
  return (
    <section className={`wrap ${styles.published}`} aria-labelledby="published">
      <h2 id="published">
        <Trans>Everything we published</Trans>
      </h2>
      <PublishedTable published={published} />
      {published.releases.length > 0 ? (
        <p className="mute">
          <Trans>
            The iOS app comes from the App Store, which delivers and verifies it, so there is no file to
            verify.
          </Trans>
        </p>
      ) : null}
    </section>
  );
}
