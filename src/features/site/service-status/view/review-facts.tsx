import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatusReport } from '../model/status-report.ts';
import styles from './status-page.module.css';

type Kind = keyof NonNullable<StatusReport['review_hours']>;

const kindNames: Record<Kind, ReactNode> = {
  dapp: <Trans>DApp</Trans>,
  token: <Trans>Token</Trans>,
  nft: <Trans>NFT collection</Trans>,
};

/** How long a review takes now, where the brand publishes it, and whether donations wait for people too. */
export function ReviewFacts({ report: { review_hours, donations_by_hand } }: { report: StatusReport }) {
  const known = Object.entries(review_hours ?? {}).flatMap(([kind, hours]) =>
    hours === null ? [] : [{ kind: kind as Kind, hours }],
  );
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(({ kind, hours }) => (
            <div key={kind}>
              <dt>{kindNames[kind]}</dt>
              <dd>
                <Trans>
                  half of the answers within <Plural value={hours} one="# hour" other="# hours" />
                </Trans>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {donations_by_hand && (
        <p className={styles.about}>
          <Trans>Reviewers confirm donations by hand, so a donation can wait for a reviewer.</Trans>
        </p>
      )}
    </>
  );
}
