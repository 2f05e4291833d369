import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import styles from './withheld-link.module.css';

/** In the place of a link that visitors do not get for now. */
export function WithheldLink() {
  return (
    <Note className={styles.note} title={<Trans>We are checking this link.</Trans>}>
      <Trans>
        Someone else may have taken over the site. Do not visit it or connect your wallet until we have
        checked it.
      </Trans>
    </Note>
  );
}
