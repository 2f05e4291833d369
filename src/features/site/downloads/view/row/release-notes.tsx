import { Trans } from '@lingui/react/macro';
import type { Release } from '../../model/release.ts';
import styles from './release-notes.module.css';

/** What an editor wrote about a release. */
export function ReleaseNotes({ release }: { release: Pick<Release, 'notes' | 'notesLang'> }) {
  return (
    <div className={styles.notes}>
      <small>
        <Trans>Release notes</Trans>
      </small>
      <p lang={release.notesLang}>{release.notes}</p>
    </div>
  );
}
