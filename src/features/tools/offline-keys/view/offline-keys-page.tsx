import { Trans } from '@lingui/react/macro';
import type { TutorialReference } from '#features/core/news/model/tutorial.ts';
import { TutorialLink } from '#features/core/news/view/tutorial/tutorial-link.tsx';
import { ByHand } from '#features/site/downloads/view/verify/by-hand.tsx';
import { HashLine } from '#features/site/downloads/view/row/hash-line.tsx';
import { VerifyLink } from '#features/site/downloads/view/row/verify-link.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { ToolObject, ToolPage, ToolSources } from '#ui/tool-page/tool-page.tsx';
import { keysFilePath, type KeysFile } from '../model/keys-file.ts';
import { Limits } from './limits.tsx';
import styles from './offline-keys-page.module.css';
import { Steps } from './steps.tsx';

export interface OfflineKeysData {
  file: KeysFile;
  /** Whether the team withdrew it: then it is not offered. */
  isWithdrawn: boolean;
  /** The one that explains the tool. */
  tutorial: TutorialReference | null;
}

const chartSeed = 27;

/** The offline key file: its download, its hash and how it is used. */
export function OfflineKeysPage({ data: { file, isWithdrawn, tutorial } }: { data: OfflineKeysData }) {
  return (
    <>
      <ToolPage
        chartSeed={chartSeed}
        title={
          <Trans>
            Create keys <em>without a network</em>
          </Trans>
        }
        lead={
          <Trans>
            One HTML file creates recovery phrases and shows their addresses, on a computer that is offline.
          </Trans>
        }
        tutorial={<TutorialLink tutorial={tutorial} />}
      >
        <ToolObject>
          {isWithdrawn ? <Withdrawn /> : <Download file={file} />}
          {isWithdrawn ? null : <Steps />}
        </ToolObject>
        <ToolSources>
          <Trans>
            The file’s own policy forbids every connection. It is built from this site’s source code, and
            every build has the same SHA-256.
          </Trans>
        </ToolSources>
      </ToolPage>
      {isWithdrawn ? null : <VerifyFile name={file.name} />}
      <Limits />
    </>
  );
}

function VerifyFile({ name }: { name: string }) {
  return (
    <section className={`wrap ${styles.verify}`} aria-labelledby="verify-file">
      <h2 id="verify-file">
        <Trans>Verify the file before you open it</Trans>
      </h2>
      <p className="lead">
        <Trans>
          Compare all 64 characters with the SHA-256 above. Open this page on a second device too, because a
          forged page could show a forged hash.
        </Trans>
      </p>
      <VerifyLink />
      <ByHand fileName={name} />
    </section>
  );
}

function Withdrawn() {
  return (
    <div className={styles.download}>
      <Note tone="bad" title={<Trans>We withdrew this file.</Trans>}>
        <Trans>
          The next version of this site will offer a new file here. Do not create keys with the old one.
        </Trans>
      </Note>
    </div>
  );
}

function Download({ file: { name, sizeBytes, sha256 } }: { file: KeysFile }) {
  const locale = useLocale();
  const size = formatBytes(sizeBytes, locale);
  return (
    <div className={styles.download}>
      <p className={styles.file}>
        <b translate="no">{name}</b>
        <span className="num">{size}</span>
      </p>
      <div className={styles.acts}>
        <Button variant="primary" icon="download" href={keysFilePath} download={name}>
          <Trans>Download the file</Trans>
        </Button>
        <Button href={`${keysFilePath}#${locale}`} target="_blank" rel="noopener">
          <Trans>Try it in the browser</Trans>
        </Button>
      </div>
      <p className={styles.remark}>
        <Trans>Do not use words that you created online. Create your real words offline.</Trans>
      </p>
      <div className={styles.hash}>
        <HashLine sha256={sha256} />
      </div>
    </div>
  );
}
