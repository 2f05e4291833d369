import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './pairing.module.css';
import { PairingDrawing } from './pairing-drawing.tsx';

interface Step {
  name: ReactNode;
  text: ReactNode;
}

const steps: readonly Step[] = [
  {
    name: <Trans>Scan once</Trans>,
    text: <Trans>The desktop app shows a code and the phone scans it. From then on they are paired.</Trans>,
  },
  {
    name: <Trans>Prepare on the computer</Trans>,
    text: <Trans>Enter the transfer with a keyboard and a large screen.</Trans>,
  },
  {
    name: <Trans>Confirm on your phone</Trans>,
    text: <Trans>The phone shows the whole transfer again. It is signed only there.</Trans>,
  },
];

/** How the desktop and the phone share the work. */
export function Pairing() {
  return (
    <section className={styles.section} aria-labelledby="pairing">
      <div className={`wrap ${styles.layout}`}>
        <PairingDrawing />
        <div>
          <h2 id="pairing">
            <Trans>Paired, not copied</Trans>
          </h2>
          <p className="lead">
            <Trans>The recovery phrase is never typed on the computer. There is no field for it.</Trans>
          </p>
          <ol className={styles.steps}>
            {steps.map(({ name, text }, position) => (
              <li key={position}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
