import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Note } from '#ui/note/note.tsx';
import type { PublishedFiles } from '../../model/keys-file.ts';
import { judgeSha256 } from '../../model/verdict.ts';
import styles from './file-check.module.css';
import { FileProgress } from './file-progress.tsx';
import { HashPlate } from './hash-plate.tsx';
import { useFileCheck } from './use-file-check.ts';
import { usePageDrop } from './use-page-drop.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface FileCheckProps {
  published: PublishedFiles;
  /** A published hash, drawn beside the file until one is chosen. */
  sample: string;
}

/** The outline of a sheet with a cut corner. */
function Sheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 380 576" preserveAspectRatio="none" aria-hidden="true">
      <path d="M10 .75H324L379.25 56V566A9.25 9.25 0 0 1 370 575.25H10A9.25 9.25 0 0 1 .75 566V10A9.25 9.25 0 0 1 10 .75Z" />
      <path className={styles.corner} d="M324 .75V56H379.25" />
    </svg>
  );
}

/** Drop or choose a file; its hash is computed here and compared with the published ones. */
export function FileCheck({ published, sample }: FileCheckProps) {
  const { t } = useLingui();
  const { state, start, reset } = useFileCheck();
  const isOver = usePageDrop(start);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const choose = () => input.current?.click();
  const isSettled = state.kind === 'done' || state.kind === 'failed';

  // The button that had the focus is gone by now; the focus moves to the result, unless the visitor is busy
  // elsewhere.
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) outcome.current?.focus();
  }, [isSettled]);

  return (
    <section className={styles.check} aria-labelledby="file-check">
      <h2 id="file-check" className="vh">
        <Trans>Verify a file</Trans>
      </h2>
      {isSettled ? null : (
        <>
          <Sheet />
          <HashPlate sha256={sample} />
        </>
      )}
      {state.kind === 'reading' ? (
        <FileProgress file={state.file} share={state.share} onCancel={reset} />
      ) : isSettled ? null : (
        <div className={classNames(styles.zone, isOver && styles.over)} onClick={choose}>
          <Icon name="file-check" size={32} />
          <p className={styles.call}>
            <Trans>Drop the file here</Trans>
          </p>
          <Button
            variant="primary"
            icon="upload"
            onClick={(event) => {
              event.stopPropagation();
              choose();
            }}
          >
            <Trans>Choose a file</Trans>
          </Button>
          <p className={styles.hint}>
            <Trans>
              APK, EXE, DMG, AppImage or ZIP, of any size. It stays on this device: nothing is uploaded.
            </Trans>
          </p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`File to verify`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied, so that choosing the same file again fires an event.
          event.target.value = '';
          if (file) start(file);
        }}
      />
      <div role="status" ref={outcome} tabIndex={-1} className={styles.outcome}>
        {state.kind === 'done' ? (
          <VerdictPanel
            verdict={judgeSha256(published, state.sha256, state.file)}
            file={state.file}
            sha256={state.sha256}
          />
        ) : null}
        {state.kind === 'failed' ? <UnreadableNote name={state.file.name} /> : null}
      </div>
      {isSettled ? (
        <p className={styles.again}>
          <Button icon="rotate-cw" onClick={choose}>
            <Trans>Verify another file</Trans>
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function UnreadableNote({ name }: { name: string }) {
  return (
    <Note tone="bad" title={<Trans>{name} could not be read.</Trans>}>
      <Trans>
        It may be a folder, or the file was moved or is still downloading. Wait until the download is
        complete, then choose the file itself.
      </Trans>
    </Note>
  );
}
