import { Trans } from '@lingui/react/macro';
import styles from './release-notes.module.css';

/** What an editor wrote about a release. */
export function ReleaseNotes({ text }: { text: string }) {
  return (
    <div className={styles.notes}>
      <small>
        <Trans>What is new</Trans>
      </small>
      <p>{text}</p>
    </div>
  );
}
