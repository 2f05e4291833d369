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
    text: <Trans>The desktop shows a code, the phone reads it. From then on they know each other.</Trans>,
  },
  {
    name: <Trans>Prepare on the desk</Trans>,
    text: <Trans>Write the transfer with a keyboard and all the room you need.</Trans>,
  },
  {
    name: <Trans>Confirm on your phone</Trans>,
    text: <Trans>The phone shows the transfer again, in its own words. Only there it is signed.</Trans>,
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
