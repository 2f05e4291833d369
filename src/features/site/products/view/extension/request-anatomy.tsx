import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { RequestButtons } from './request-buttons.tsx';
import styles from './request-anatomy.module.css';

interface Part {
  name: ReactNode;
  text: ReactNode;
}

const parts: readonly Part[] = [
  {
    name: <Trans>Who is asking</Trans>,
    text: <Trans>Read the address of the site letter by letter. A fake site has a different address.</Trans>,
  },
  {
    name: <Trans>What will be transferred</Trans>,
    text: <Trans>The amount comes first, because it is what you could lose.</Trans>,
  },
  {
    name: <Trans>Recipient and chain</Trans>,
    text: <Trans>This line names the contract or the person, and the chain.</Trans>,
  },
  {
    name: <Trans>What we know about it</Trans>,
    text: <Trans>One mark shows what was checked, another shows what needs a second look.</Trans>,
  },
  {
    name: <Trans>Two answers</Trans>,
    text: (
      <Trans>
        You approve or reject. Rejecting costs nothing, but what you approve and send cannot be undone.
      </Trans>
    ),
  },
];

/** One request, explained line by line, and below it a tool for the reader's own. */
export function RequestAnatomy({ tool }: { tool: ReactNode }) {
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="request-title">
            <Trans>
              Read it <em>before you sign</em>
            </Trans>
          </h2>
          <p className="lead">
            <Trans>A request has five parts, in order of importance.</Trans>
          </p>
          <ol className={styles.parts}>
            {parts.map(({ name, text }, position) => (
              <li key={position}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <Request />
      </div>
      <div className="wrap">{tool}</div>
    </section>
  );
}

const app = 'Example Swap';
const chain = 'Base';

/** The request itself, with the numbers of its parts beside it. */
function Request() {
  const amount = `${formatDecimal(200, 2, useLocale())} USDT`;
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.request}>
        <p className={styles.line} data-part="1">
          <span className={styles.site}>app.example-swap.org</span>
        </p>
        <p className={styles.line} data-part="2">
          <b>
            <Trans>Spend up to {amount}</Trans>
          </b>
        </p>
        <p className={styles.line} data-part="3">
          <span>
            <Trans>
              to {app}, on {chain}
            </Trans>
          </span>
        </p>
        <ul className={styles.line} data-part="4">
          <li>
            <StatusIcon kind="success" />
            <Trans>Verified contract</Trans>
          </li>
          <li>
            <StatusIcon kind="success" />
            <Trans>Limited amount</Trans>
          </li>
          <li>
            <StatusIcon kind="warning" />
            <Trans>First connection to this site</Trans>
          </li>
        </ul>
        <RequestButtons className={`${styles.line} ${styles.answers}`} approve={styles.yes} data-part="5" />
      </div>
    </div>
  );
}
