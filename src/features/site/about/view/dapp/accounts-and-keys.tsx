import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OrdinaryAppDrawing, DappDrawing } from './key-drawings.tsx';
import styles from './accounts-and-keys.module.css';

interface Row {
  question: ReactNode;
  ordinary: ReactNode;
  dapp: ReactNode;
}

const rows: readonly Row[] = [
  {
    question: <Trans>Who holds the assets</Trans>,
    ordinary: <Trans>The company, in your name</Trans>,
    dapp: <Trans>You, at your own address</Trans>,
  },
  {
    question: <Trans>How you sign in</Trans>,
    ordinary: <Trans>With an account and a password</Trans>,
    dapp: <Trans>By connecting a wallet</Trans>,
  },
  {
    question: <Trans>Where the rules are written</Trans>,
    ordinary: <Trans>On a server, in its terms</Trans>,
    dapp: <Trans>In a contract that anyone can read</Trans>,
  },
  {
    question: <Trans>Who can undo a payment</Trans>,
    ordinary: <Trans>The company, sometimes</Trans>,
    dapp: <Trans>No one, so the wallet shows it to you first</Trans>,
  },
];

/** What sets a DApp apart, in four questions. */
export function AccountsAndKeys() {
  return (
    <section className={styles.compare} aria-labelledby="what">
      <div className="wrap">
        <h2 id="what">
          <Trans>What a DApp is</Trans>
        </h2>
        <p className="lead">
          <Trans>
            A decentralized application looks like any other site. The difference is who is in control.
          </Trans>
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <OrdinaryAppDrawing />
                <Trans>An ordinary app</Trans>
              </th>
              <th scope="col">
                <DappDrawing />
                <Trans>A DApp</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ question, ordinary, dapp }, position) => (
              <tr key={position}>
                <th scope="row">{question}</th>
                <td>{ordinary}</td>
                <td>{dapp}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
