import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import figuresUrl from './principles.svg?url&no-inline';
import styles from './principles.module.css';

interface Principle {
  /** Group of the file of drawings. */
  figure: 'keys' | 'request' | 'leave' | 'halves';
  name: ReactNode;
  text: ReactNode;
}

const principles: readonly Principle[] = [
  {
    figure: 'keys',
    name: <Trans>Your keys are yours</Trans>,
    text: (
      <Trans>
        Your keys are created on your device and encrypted there. We have no copy, so we cannot lose, lend or
        freeze what is yours.
      </Trans>
    ),
  },
  {
    figure: 'request',
    name: <Trans>Explained before you sign</Trans>,
    text: (
      <Trans>
        Each request is decoded into a sentence that says who may take what, and until when. What cannot be
        decoded is marked as such.
      </Trans>
    ),
  },
  {
    figure: 'leave',
    name: <Trans>You can always switch</Trans>,
    text: (
      <Trans>
        Recovery phrases follow public standards. You can switch to another wallet at any time, without asking
        us.
      </Trans>
    ),
  },
  {
    figure: 'halves',
    name: <Trans>Verify, do not just trust</Trans>,
    text: brand.links.bugBounty ? (
      <Trans>
        Downloads have published hashes, listings show their audits, and vulnerabilities can be reported for a
        reward.
      </Trans>
    ) : (
      <Trans>Downloads have published hashes, and listings show their audits.</Trans>
    ),
  },
];

/** The principles: four rules, each with its consequences and a drawing in the margin. */
export function Principles() {
  return (
    <section className={styles.principles} aria-labelledby="principles">
      <div className="wrap">
        <h2 id="principles">
          <Trans>Our principles</Trans>
        </h2>
        <p className="lead">
          <Trans>A wallet must be safe for everyone, so its rules are few and do not change.</Trans>
        </p>
        <ol>
          {principles.map(({ figure, name, text }) => (
            <li key={figure}>
              <svg viewBox="0 0 190 190" aria-hidden="true">
                <use href={`${figuresUrl}#${figure}`} />
              </svg>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
