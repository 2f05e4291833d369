import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { listWrongSpellings, type SpellingIssue } from '../model/list-wrong-spellings.ts';
import styles from './spelling-table.module.css';

const reasons: Record<SpellingIssue, ReactNode> = {
  'inner-capital': <Trans>One word has one capital.</Trans>,
  'two-words': <Trans>It is one word.</Trans>,
  hyphen: <Trans>It has no hyphen, not even at the end of a line.</Trans>,
  'no-capital': <Trans>Lowercase only in addresses and file names.</Trans>,
  'all-capitals': <Trans>It is a name, not an abbreviation.</Trans>,
};

/** How the name is spelled, and how it is not. */
export function SpellingTable() {
  const { name, token, kit } = brand;
  const [tokenName, symbol] = [token.name, token.symbol];
  const [first, second] = kit.nameParts;
  return (
    <section className={styles.spelling} aria-labelledby="spelling">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="spelling">
            <Trans>How it is spelled</Trans>
          </h2>
          <p className="lead">
            <Trans>
              In a sentence the name is set upright, like any other. Only the drawn wordmark uses italics:{' '}
              {first} is slanted, {second} is upright.
            </Trans>
          </p>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Spelling</Trans>
              </th>
              <th scope="col">
                <Trans>Why</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            <Row right spelling={name}>
              <Trans>One word, one capital, in every language and script.</Trans>
            </Row>
            <Row right spelling={symbol}>
              <Trans>
                The token, in full {tokenName}. The amount comes before it: 200 {symbol}.
              </Trans>
            </Row>
            {listWrongSpellings(name, kit.nameParts).map(({ text, issue }) => (
              <Row key={issue} spelling={text}>
                {reasons[issue]}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({
  right = false,
  spelling,
  children,
}: {
  right?: boolean;
  spelling: string;
  children: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <StatusIcon kind={right ? 'success' : 'error'} />
          <span className="vh">{right ? <Trans>Right:</Trans> : <Trans>Wrong:</Trans>} </span>
          {right ? <b translate="no">{spelling}</b> : <s translate="no">{spelling}</s>}
        </span>
      </th>
      <td>{children}</td>
    </tr>
  );
}
