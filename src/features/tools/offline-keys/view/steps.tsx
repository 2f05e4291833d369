import { Trans } from '@lingui/react/macro';
import styles from './offline-keys-page.module.css';

/** How the file is used. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <b>
          <Trans>Download and verify</Trans>
        </b>
        <Trans>Save the file, compute its SHA-256 and compare it with the one on this page.</Trans>
      </li>
      <li>
        <b>
          <Trans>Disconnect</Trans>
        </b>
        <Trans>
          Copy the file to a computer that is offline and stays offline, and open it in a browser.
        </Trans>
      </li>
      <li>
        <b>
          <Trans>Create and write down</Trans>
        </b>
        <Trans>Add dice rolls if you like. Write the words on paper and compare them once more.</Trans>
      </li>
      <li>
        <b>
          <Trans>Check and close</Trans>
        </b>
        <Trans>Enter the words from your paper. If the addresses are the same, close the file.</Trans>
      </li>
    </ol>
  );
}
