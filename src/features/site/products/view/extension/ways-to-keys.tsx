import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { isOffered } from '../../model/offered-products.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './ways-to-keys.module.css';

interface Way {
  icon: IconName;
  name: ReactNode;
  text: ReactNode;
}

const ways: readonly Way[] = [
  {
    icon: 'plus',
    name: <Trans>A new phrase</Trans>,
    text: <Trans>The browser creates it. Write it on paper before you receive any coins.</Trans>,
  },
  {
    icon: 'key-round',
    name: <Trans>An existing phrase</Trans>,
    text: (
      <Trans>
        The accounts on your phone appear here too. The phone and the browser share the phrase and nothing
        else.
      </Trans>
    ),
  },
];

const withHardware: Way = {
  icon: 'qr-code',
  name: <Trans>No phrase in the browser</Trans>,
  text: <Trans>Pair the hardware wallet by QR code. The browser receives addresses, never a key.</Trans>,
};

/** Ways to start, from the most common to the safest, which needs the hardware wallet. */
export function WaysToKeys() {
  const href = useHref();
  const hasHardware = isOffered(brand, 'hardware');
  const shown = hasHardware ? [...ways, withHardware] : ways;
  return (
    <section className={styles.section} aria-labelledby="ways">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.head}>
          <h2 id="ways">
            {hasHardware ? <Trans>Three ways to start</Trans> : <Trans>Two ways to start</Trans>}
          </h2>
          {hasHardware && (
            <TextLink href={href('/hardware')} iconEnd="arrow-right">
              <Trans>About the hardware wallet</Trans>
            </TextLink>
          )}
        </div>
        <ol className={styles.ways}>
          {shown.map(({ icon, name, text }) => (
            <li key={icon}>
              <Icon name={icon} size={28} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
