import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import styles from './principles.module.css';

interface Principle {
  icon: IconName;
  name: ReactNode;
  text: ReactNode;
}

const principles: readonly Principle[] = [
  {
    icon: 'key-round',
    name: <Trans>Your keys are yours</Trans>,
    text: (
      <Trans>
        They are made on your device and encrypted there. We have no copy, so we cannot lose, lend or freeze
        what is yours.
      </Trans>
    ),
  },
  {
    icon: 'file-text',
    name: <Trans>Explained before you sign</Trans>,
    text: (
      <Trans>
        A request is decoded into a sentence: who may take what, and until when. What cannot be decoded is
        marked as such.
      </Trans>
    ),
  },
  {
    icon: 'waypoints',
    name: <Trans>You can always switch</Trans>,
    text: (
      <Trans>
        Recovery phrases follow public standards. You can switch to another wallet at any time, without asking
        us.
      </Trans>
    ),
  },
  {
    icon: 'scan-search',
    name: <Trans>Verify, do not just trust</Trans>,
    text: (
      <Trans>
        Downloads have published hashes, listings show their audits, and vulnerabilities can be reported for a
        reward.
      </Trans>
    ),
  },
];

/** The principles: four rules, each with its consequences. */
export function Principles() {
  return (
    <section className={styles.principles} aria-labelledby="principles">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="principles">
            <Trans>Our principles</Trans>
          </h2>
          <p className="lead">
            <Trans>A wallet must be safe for everyone. So its rules are few, and they do not change.</Trans>
          </p>
        </div>
        <ol>
          {principles.map(({ icon, name, text }) => (
            <li key={icon}>
              <Icon name={icon} size={26} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
