import { Icon } from '#ui/icon/icon.tsx';
import { siteOf } from './site-of.ts';
import styles from './site-line.module.css';

/** A DApp's host in plain text, so that a copy can be told from the real one. */
export function SiteLine({ url }: { url: string }) {
  const site = siteOf(url);
  if (!site) return null;
  return (
    <p className={styles.site} dir="ltr">
      <Icon
        name={site.isEncrypted ? 'lock' : 'alert-triangle'}
        size={15}
        className={site.isEncrypted ? styles.safe : styles.open}
      />
      {site.text}
    </p>
  );
}
