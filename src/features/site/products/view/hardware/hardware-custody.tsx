import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import styles from './hardware-custody.module.css';

const holds = [
  <Trans key="virus">Malware on your phone or computer. There is no key for it to find.</Trans>,
  <Trans key="site">
    A dishonest site. The device shows the transaction itself, not what the site claims.
  </Trans>,
  <Trans key="address">A swapped address. The payment goes to the address that you see on the device.</Trans>,
  <Trans key="thief">
    A thief who has the device. It needs your PIN, and erases itself after repeated wrong PINs.
  </Trans>,
];

const helpless = [
  <Trans key="phrase">
    Anyone who sees your recovery phrase. Guard the paper as carefully as the device.
  </Trans>,
  <Trans key="consent">
    Your own approval. What you confirm is final, even if someone talked you into it.
  </Trans>,
  <Trans key="address">A chain that fails, or a token that loses its value.</Trans>,
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
            <Trans>What it does not protect against</Trans>
          </h3>
          <ul>
            {helpless.map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ul>
          <Note tone="bad" title={<Trans>Never enter the phrase anywhere else.</Trans>}>
            <Trans>
              It belongs on paper and on the device, nowhere else. No site, app or support agent needs it.
            </Trans>
          </Note>
        </div>
      </div>
    </section>
  );
}
