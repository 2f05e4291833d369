import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import styles from './hardware-custody.module.css';

const holds = [
  <Trans key="virus">A virus on your phone or computer: it finds no key there.</Trans>,
  <Trans key="site">A site that lies: the device reads the transaction, not the site.</Trans>,
  <Trans key="address">A swapped address: the one on the device’s screen is the one that is paid.</Trans>,
  <Trans key="thief">
    A thief with the device: it opens with your PIN, and wipes itself after wrong ones.
  </Trans>,
];

const helpless = [
  <Trans key="phrase">Anyone who reads your recovery phrase. The paper is as valuable as the device.</Trans>,
  <Trans key="consent">
    Your own approval. What you confirm is final, even if someone talked you into it.
  </Trans>,
  <Trans key="address">A chain that fails, or a token that becomes worth nothing.</Trans>,
];

/** What the device protects against, and what it does not. */
export function HardwareCustody() {
  return (
    <section className={styles.section} aria-labelledby="limits">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.holds}>
          <h2 id="limits">
            <Trans>What it protects against</Trans>
          </h2>
          <ol>
            {holds.map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ol>
        </div>
        <div className={styles.helpless}>
          <h3>
            <Trans>And what it cannot</Trans>
          </h3>
          <ul>
            {helpless.map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ul>
          <Note tone="bad" title={<Trans>Never type the phrase elsewhere.</Trans>}>
            <Trans>It belongs on paper and in the device. No site, no app and no helper needs it.</Trans>
          </Note>
        </div>
      </div>
    </section>
  );
}
