import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './two-balances.module.css';

interface Row {
  question: ReactNode;
  address: ReactNode;
  card: ReactNode;
}

const listRows = (issuer: string): readonly Row[] => [
  {
    question: <Trans>Who holds it</Trans>,
    address: <Trans>You alone, with your keys</Trans>,
    card: <Trans>{issuer}, in your name</Trans>,
  },
  {
    question: <Trans>Who can freeze it</Trans>,
    address: <Trans>No one, unless the chain or the token’s contract allows it</Trans>,
    card: <Trans>The issuer, and you in the wallet</Trans>,
  },
  {
    question: <Trans>Who knows your name</Trans>,
    address: <Trans>No one has to</Trans>,
    card: <Trans>The issuer, because the law requires it</Trans>,
  },
  {
    question: <Trans>Can a payment be disputed</Trans>,
    address: <Trans>No. A transaction is final</Trans>,
    card: <Trans>Yes, by the rules of card payments</Trans>,
  },
  {
    question: <Trans>How to recover it</Trans>,
    address: <Trans>Your recovery phrase</Trans>,
    card: <Trans>A new card from the issuer</Trans>,
  },
];

/** The balance at the address and the balance on the card, compared side by side. */
export function TwoBalances({ issuer }: { issuer: string }) {
  return (
    <section className={styles.section} id="balances" aria-labelledby="balances-title">
      <div className="wrap">
        <SectionHead
          id="balances-title"
          title={
            <Trans>
              Two balances, <em>kept apart</em>
            </Trans>
          }
          lead={
            <Trans>
              Money on a card is no longer in self-custody. Load only what you mean to spend, and know who
              holds it.
            </Trans>
          }
        />
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <Trans>At your address</Trans>
              </th>
              <th scope="col">
                <em>
                  <Trans>On the card</Trans>
                </em>
              </th>
            </tr>
          </thead>
          <tbody>
            {listRows(issuer).map(({ question, address, card }, position) => (
              <tr key={position}>
                <th scope="row">{question}</th>
                <td>{address}</td>
                <td>{card}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
